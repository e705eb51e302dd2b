# Jogos, montes e bagaço

cards-n = { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
meld-fits = a escolha cabe aqui
meld-fresh = desta vez
melds-below = mais abaixo
melds-below-fit = cabe mais abaixo
stands-for = vale { $rank }
pile-top = em cima { $card }
pile-look = ver grande
