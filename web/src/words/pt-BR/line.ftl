# Ligação

link-opening = ligando…
link-linked = conectado
link-sending = enviando…
link-relinking = religando…
link-offline = sem ligação
link-closed = desconectado
problem-bad_message = O servidor não entendeu esta página. Recarregue-a.
problem-no_such_table = Esta mesa não existe mais.
problem-not_seated = Este lugar é de outra pessoa, ou de outro navegador.
problem-abandoned = Você sentou em outra mesa; esta partida foi abandonada.
problem-not_host = Só quem abriu a mesa decide isso.
problem-stale_question = Agora não há o que decidir.
problem-too_fast = Foi rápido demais. Espere um instante e tente de novo.
problem-too_slow = A conexão ficou lenta demais. Já volta.
problem-stopping = O servidor está parando. A partida está guardada e continua quando ele voltar.
problem-trouble = Algo falhou no servidor. A partida está guardada; recarregue a página.
