# What may fail

sitting-down = Sitting down…
unreachable = The server does not answer. See whether it is running and try again.
error = The server did not do what was asked. Reload the page and try again.
error-bad_message = The server did not understand that. Reload the page and try again.
error-bad_option = One of the house rules does not work at this table. Go back to the preset's and change them again.
error-bad_game = This table cannot be opened like that. Choose other rules, another number of players or other robots.
error-no_such_table = This table is no more.
error-not_seated = This table is someone else's, or another browser's.
error-not_over = The record is handed out when the match is over.
error-elsewhere = That came from another address. Open Carteado at its own.
error-too_long = The server does not take a text so long.
error-stopping = The server is stopping. Try again in a moment.
error-wrong_host = The server does not go by that name. Open it by its address.
error-too_late = That took too long. Try again.
error-trouble = Something failed in the server. Nothing is lost; try again.
