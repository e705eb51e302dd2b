# Carteado as an app

install-hint = Carteado can also be installed as an app.
install = Install
install-no = Not now
newer-build = There is a new version of Carteado.
reload = Reload
away = No connection to the server
away-why = This page is kept on your device, but the game needs the server: it shuffles, deals and checks. Look at your connection and try again.
retry = Try again
