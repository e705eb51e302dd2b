# O Carteado como aplicativo

install-hint = O Carteado também pode ser instalado como aplicativo.
install = Instalar
install-no = Agora não
newer-build = Há uma versão nova do Carteado.
reload = Recarregar
away = Sem ligação com o servidor
away-why = Esta página está guardada no aparelho, mas o jogo precisa do servidor: é ele que embaralha, dá as cartas e confere. Veja a conexão e tente de novo.
retry = Tentar de novo
