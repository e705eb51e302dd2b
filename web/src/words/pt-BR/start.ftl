# Página de entrada

title-start = Carteado: truco de graça, sem cadastro
title-table = Carteado: mesa
welcome = Puxe uma cadeira.
welcome-sub = Sem cadastro, sem anúncio. A mesa já está posta.
continue = Continuar: { $game }, { $ours } × { $theirs }
game = Jogo
game-truco = Truco
game-truco-sub = para dois, quatro ou seis
your-table = Sua mesa
table-rules = Mesa pronta
players = Jogadores
robots = Robôs
your-name = Seu nome
you = Você
sit = Sentar e jogar
house-rules = Regras da casa
proof = Todo embaralhamento pode ser conferido no fim da partida.
