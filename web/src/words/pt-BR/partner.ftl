# A dupla que é um robô

partner-robot = Parceiro robô
partner-advises = aconselha e pergunta
partner-decides = decide sozinho
partner-advises-hint = a resposta é sua
partner-decides-hint = pede e aceita por vocês
advice = { $act ->
    [accept] { $who } aceitaria.
    [fold] { $who } correria.
    [stay] { $who } jogaria a mão.
    [raise-6] { $who } pediria seis.
    [raise-9] { $who } pediria nove.
    [raise-12] { $who } pediria doze.
    [vote-blind] { $who } iria no escuro.
   *[vote-open] { $who } iria vendo as cartas.
}
advice-thinks = { $who } está pensando…
asks = { $value ->
    [3] { $who } quer pedir truco. Pode?
    [6] { $who } quer pedir seis. Pode?
    [9] { $who } quer pedir nove. Pode?
   *[12] { $who } quer pedir doze. Pode?
}
asks-silence = Sem resposta em { $n } segundos, joga sem pedir.
asks-stands = Joga assim que você responder.
asks-yes = Pode
asks-yes-price = pede { $value }
asks-no = Agora não
asks-no-price = joga sem pedir
gallery-partner = Parceiro robô: conselho e pergunta
