# Ligação

link-opening = a ligar…
link-linked = ligado
link-sending = a enviar…
link-relinking = a religar…
link-offline = sem ligação
link-closed = desligado
problem-bad_message = O servidor não percebeu esta página. Recarrega-a.
problem-no_such_table = Esta mesa já não existe.
problem-not_seated = Este lugar é de outra pessoa, ou de outro navegador.
problem-abandoned = Sentaste-te noutra mesa; esta partida foi abandonada.
problem-not_host = Só quem abriu a mesa decide isso.
problem-stale_question = Agora não há nada a decidir.
problem-too_fast = Foi depressa demais. Espera um instante e tenta outra vez.
problem-too_slow = A ligação ficou demasiado lenta. Já volta.
problem-stopping = O servidor está a parar. A partida está guardada e continua quando ele voltar.
problem-trouble = Algo falhou no servidor. A partida está guardada; recarrega a página.
