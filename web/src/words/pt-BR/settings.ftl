# Ajustes

language = Idioma
settings = Ajustes
pace = Ritmo dos robôs
pace-normal = normal
pace-rapido = rápido
pace-0 = sem pausa
theme = Tema
theme-auto = do aparelho
theme-light = claro
theme-dark = escuro
colours = Cores dos naipes
colours-duas = duas
colours-quatro = quatro
colours-segura = para daltônicos
one-tap = Um toque já joga a carta
keys-on = Atalhos de uma letra
close = Fechar
