# O que pode falhar

sitting-down = A sentar-se à mesa…
unreachable = O servidor não responde. Vê se está ligado e tenta outra vez.
error = O servidor não fez o que foi pedido. Recarrega a página e tenta outra vez.
error-bad_message = O servidor não percebeu o pedido. Recarrega a página e tenta outra vez.
error-bad_option = Uma das regras da casa não serve nesta mesa. Volta às da mesa pronta e muda outra vez.
error-bad_game = Esta mesa não pode ser aberta assim. Escolhe outras regras, outro número de jogadores ou outros robôs.
error-no_such_table = Esta mesa já não existe.
error-not_seated = Esta mesa é de outra pessoa, ou de outro navegador.
error-not_over = O registo da partida sai quando a partida acaba.
error-elsewhere = O pedido veio de outro endereço. Abre o Carteado no endereço dele.
error-too_long = O servidor não aceita um texto tão comprido.
error-stopping = O servidor está a parar. Tenta outra vez daqui a pouco.
error-wrong_host = O servidor não responde por esse nome. Abre-o pelo endereço dele.
error-too_late = O pedido demorou demasiado. Tenta outra vez.
error-trouble = Algo falhou no servidor. Nada se perdeu; tenta outra vez.
