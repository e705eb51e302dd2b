# Settings

language = Language
settings = Settings
pace = Pace of the robots
pace-normal = normal
pace-rapido = quick
pace-0 = no pauses
theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
colours = Colours of the suits
colours-duas = two
colours-quatro = four
colours-segura = colour-blind safe
one-tap = One tap plays a card
keys-on = Single-letter shortcuts
close = Close
