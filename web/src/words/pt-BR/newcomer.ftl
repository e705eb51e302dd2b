# O que explica a mesa a quem chega

seat-advises = aconselha { $act ->
    [accept] aceitar
    [fold] correr
    [stay] jogar
    [raise-6] pedir seis
    [raise-9] pedir nove
    [raise-12] pedir doze
    [vote-blind] ir no escuro
   *[vote-open] ver as cartas
}
seat-considers = pensa no conselho
answer-yours = { $n ->
    [1] A resposta é sua: { $who } faz o que você disser.
   *[other] A resposta é sua: { $who } fazem o que você disser.
}
end-passed = Passou de { $target } porque a mão valia { $value }.
this-table = Nesta mesa
partner-chosen = Escolhe-se na entrada, ao abrir a mesa.
seeds-us = Um tento nosso: olho-de-cabra, semente vermelha e preta
seeds-them = Um tento deles: lágrima, semente cinza
seeds-empty = Um tento que ainda falta
