# Decisões de árbitro

rulings = Decisões de árbitro
ruling = O que se passou
ruling-miscount = Engano a dar as cartas
ruling-fraud = Batota
ruling-whose = De quem
ruling-seats-miscount = um ou mais
ruling-seats-fraud = um só
ruling-why-miscount = Antes da primeira carta ou do primeiro truco, só se acerta o número. Depois, ganha a mão quem recebeu mal dos adversários; nos outros casos, dá-se outra vez.
ruling-why-fraud = A batota provada { $price }. Se foi do lado que deu as cartas, a mão anula-se e a vez de dar passa.
ruling-send = Decidir
ruling-sure-miscount = Engano nas cartas de { $who }?
ruling-sure-fraud = Batota de { $who }?
ruling-yes = Está decidido
