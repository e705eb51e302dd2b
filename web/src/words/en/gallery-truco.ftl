# Gallery of Truco

gallery-truco-stage = Truco: the whole table
gallery-truco-pieces = Truco: pieces of the table
gallery-truco-scene = Moment
scene-turn = your turn
scene-tie = tie
scene-three = truco
scene-six = six
scene-nine = nine
scene-twelve = twelve
scene-onze = at eleven
scene-vote = vote
scene-dark = blind
scene-cut = cut
scene-look = look
scene-keep = card of the cut
scene-end = end
