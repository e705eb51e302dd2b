# O que se diz em voz alta

answers-are = Respostas: { $list }.
