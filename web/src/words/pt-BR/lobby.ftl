# Antes da partida: mesas abertas, mesa particular, convite

open-tables = Mesas abertas
no-tables = Ninguém está esperando agora. Abra uma mesa e chame os amigos.
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
    [one] Faltou uma letra.
   *[other] Faltaram { $n } letras.
}
code-unknown = Nenhuma mesa tem esse código. Confira com quem convidou.
seat-free = lugar livre
seat-free-partner = lugar livre, do seu lado
seat-own = você
seat-host = abriu a mesa
seat-ready = pronto
seat-waiting = ainda não está pronto
place = Lugar { $n }
sit-here = Sentar aqui
add-robot = Pôr um robô aqui
robot-level = Nível de { $name }
robot-away = Tirar o robô { $name }
invite = Convite
invite-how = Diga este código a quem você quer na mesa, ou mande o link.
invite-link = Link da mesa
qr = código QR
copy = Copiar
copied = Copiado
ready = Estou pronto
ready-yes = Pronto
begin = Começar
awaited = esperando { $who }
gallery-lobby = Mesas e convite
gallery-room-truco = Truco Paulista
gallery-room-pontinho = Pontinho
gallery-room-rule = Fim da partida: 15 tentos
