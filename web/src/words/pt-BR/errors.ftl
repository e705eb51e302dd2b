# O que pode falhar

sitting-down = Sentando à mesa…
unreachable = O servidor não responde. Veja se ele está ligado e tente de novo.
error = O servidor não fez o que foi pedido. Recarregue a página e tente de novo.
error-bad_message = O servidor não entendeu o pedido. Recarregue a página e tente de novo.
error-bad_option = Uma das regras da casa não vale nesta mesa. Volte às da mesa pronta e mude de novo.
error-bad_game = Esta mesa não pode ser aberta assim. Escolha outras regras, outro número de jogadores ou outros robôs.
error-no_such_table = Esta mesa não existe mais.
error-not_seated = Esta mesa é de outra pessoa, ou de outro navegador.
error-not_over = A súmula sai quando a partida acaba.
error-elsewhere = O pedido veio de outro endereço. Abra o Carteado pelo endereço dele.
error-too_long = O servidor não aceita um texto tão comprido.
error-stopping = O servidor está parando. Tente de novo daqui a pouco.
error-wrong_host = O servidor não atende por esse nome. Abra-o pelo endereço dele.
error-too_late = O pedido demorou demais. Tente de novo.
error-trouble = Algo falhou no servidor. Nada se perdeu; tente de novo.
