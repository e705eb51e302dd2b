# O que explica a mesa a quem chega

seat-advises = aconselha { $act ->
    [accept] aceitar
    [fold] fugir
    [stay] jogar
    [raise-6] pedir seis
    [raise-9] pedir nove
    [raise-12] pedir doze
    [vote-blind] ir às escuras
   *[vote-open] ver as cartas
}
seat-considers = pensa no conselho
answer-yours = { $n ->
    [1] A resposta é tua: { $who } faz o que disseres.
   *[other] A resposta é tua: { $who } fazem o que disseres.
}
end-passed = Passou de { $target } porque a mão valia { $value }.
this-table = Nesta mesa
partner-chosen = Escolhe-se na entrada, ao abrir a mesa.
seeds-us = Um tento nosso: olho-de-cabra, semente vermelha e preta
seeds-them = Um tento deles: lágrima, semente cinzenta
seeds-empty = Um tento por fazer
