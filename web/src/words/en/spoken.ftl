# What is said aloud

answers-are = Answers: { $list }.
