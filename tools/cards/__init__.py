"""Draws the two packs, their backs and the icons of the app. No font, no picture of anyone else.

``python -m tools.cards sprite`` writes ``web/public/cards/sprite.svg``, ``… icons`` the pictures of the app. After a
change, look: ``… sheets FOLDER`` photographs cards at 44 and 120 px and in melds, in each deck, by day and by night;
``… packs docs/screens`` photographs both packs for the documentation.

Every card has two drawings on a box of 100 × 140: the full one, from 72 px of width, and the small one (``-m``) with a
huge index, whose corner fits into the 45 units that stay in sight when cards overlap.
"""
