# Line

link-opening = connecting…
link-linked = connected
link-sending = sending…
link-relinking = reconnecting…
link-offline = no network
link-closed = disconnected
problem-bad_message = The server did not understand this page. Reload it.
problem-no_such_table = This table is no more.
problem-not_seated = This seat is someone else's, or another browser's.
problem-abandoned = You sat down at another table; this match was given up.
problem-not_host = Only the host of the table rules.
problem-stale_question = There is nothing to rule on now.
problem-too_fast = That was too fast. Wait a moment and try again.
problem-too_slow = The connection was too slow. It is coming back.
problem-stopping = The server is stopping. The match is saved and goes on when it is back.
problem-trouble = Something failed in the server. The match is saved; reload the page.
