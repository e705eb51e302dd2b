# Melds, stock and pile

cards-n = { $n ->
    [one] one card
   *[other] { $n } cards
}
meld-fits = the selection fits here
meld-fresh = of this turn
melds-below = more below
melds-below-fit = fits further down
stands-for = stands for { $rank }
pile-top = on top { $card }
pile-look = see it large
