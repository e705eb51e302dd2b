# O par que é um robô

partner-robot = Parceiro robô
partner-advises = aconselha e pergunta
partner-decides = decide sozinho
partner-advises-hint = a resposta é tua
partner-decides-hint = pede e aceita pela equipa
advice = { $act ->
    [accept] { $who } aceitava.
    [fold] { $who } fugia.
    [stay] { $who } jogava a mão.
    [raise-6] { $who } pedia seis.
    [raise-9] { $who } pedia nove.
    [raise-12] { $who } pedia doze.
    [vote-blind] { $who } ia às escuras.
   *[vote-open] { $who } ia a ver as cartas.
}
advice-thinks = { $who } está a pensar…
asks = { $value ->
    [3] { $who } quer pedir truco. Deixas?
    [6] { $who } quer pedir seis. Deixas?
    [9] { $who } quer pedir nove. Deixas?
   *[12] { $who } quer pedir doze. Deixas?
}
asks-silence = Se não responderes em { $n } segundos, joga sem pedir.
asks-stands = Joga assim que responderes.
asks-yes = Deixo
asks-yes-price = pede { $value }
asks-no = Agora não
asks-no-price = joga sem pedir
gallery-partner = Parceiro robô: conselho e pergunta
