# O Carteado como aplicação

install-hint = O Carteado também se pode instalar como aplicação.
install = Instalar
install-no = Agora não
newer-build = Há uma versão nova do Carteado.
reload = Recarregar
away = Sem ligação ao servidor
away-why = Esta página ficou guardada no dispositivo, mas o jogo precisa do servidor: é ele que baralha, dá as cartas e confere. Vê a ligação e tenta outra vez.
retry = Tentar outra vez
