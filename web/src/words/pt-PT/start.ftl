# Página de entrada

title-start = Carteado: truco grátis, sem registo
title-table = Carteado: mesa
welcome = Puxa uma cadeira.
welcome-sub = Sem registo, sem anúncios. A mesa já está posta.
continue = Continuar: { $game }, { $ours } × { $theirs }
game = Jogo
game-truco = Truco
game-truco-sub = para dois, quatro ou seis
your-table = A tua mesa
table-rules = Mesa pronta
players = Jogadores
robots = Robôs
your-name = O teu nome
you = Tu
sit = Sentar e jogar
house-rules = Regras da casa
proof = Todas as baralhadas podem ser conferidas no fim da partida.
