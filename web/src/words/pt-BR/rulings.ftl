# Decisões de árbitro

rulings = Decisões de árbitro
ruling = O que houve
ruling-miscount = Erro na conta das cartas
ruling-fraud = Roubo
ruling-whose = De quem
ruling-seats-miscount = um ou mais
ruling-seats-fraud = um só
ruling-why-miscount = Antes da primeira carta ou do primeiro truco, só se acerta o número. Depois, ganha a mão quem recebeu errado dos adversários; nos outros casos, dá-se de novo.
ruling-why-fraud = Um roubo provado { $price }. Se foi do lado que deu as cartas, a mão se anula e a vez de dar passa.
ruling-send = Decidir
ruling-sure-miscount = Erro na conta das cartas de { $who }?
ruling-sure-fraud = Roubo de { $who }?
ruling-yes = Está decidido
