# Antes da partida: mesas abertas, mesa privada, convite

open-tables = Mesas abertas
no-tables = De momento ninguém está à espera. Abre uma mesa e chama os amigos.
create-table = Abrir uma mesa
sit-down = Sentar
table-full = Cheia
seats-left = { $n ->
    [one] falta um
   *[other] faltam { $n }
}
code = Código da mesa
code-enter = Entrar
code-short = { $n ->
    [one] Falta uma letra.
   *[other] Faltam { $n } letras.
}
code-unknown = Nenhuma mesa tem esse código. Confirma com quem te convidou.
seat-free = lugar vago
seat-free-partner = lugar vago, na tua equipa
seat-own = tu
seat-host = abriu a mesa
seat-ready = a postos
seat-waiting = ainda não está a postos
place = Lugar { $n }
sit-here = Sentar aqui
add-robot = Pôr aqui um robô
robot-level = Nível de { $name }
robot-away = Tirar o robô { $name }
invite = Convite
invite-how = Diz este código a quem queres à mesa, ou envia a ligação.
invite-link = Ligação da mesa
qr = código QR
copy = Copiar
copied = Copiado
ready = Estou a postos
ready-yes = A postos
begin = Começar
awaited = à espera de { $who }
gallery-lobby = Mesas e convite
gallery-room-truco = Truco Paulista
gallery-room-pontinho = Pontinho
gallery-room-rule = Fim da partida: 15 tentos
