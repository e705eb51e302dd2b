# Definições

language = Idioma
settings = Definições
pace = Ritmo dos robôs
pace-normal = normal
pace-rapido = rápido
pace-0 = sem pausas
theme = Tema
theme-auto = do aparelho
theme-light = claro
theme-dark = escuro
colours = Cores dos naipes
colours-duas = duas
colours-quatro = quatro
colours-segura = para daltónicos
one-tap = Um toque joga logo a carta
keys-on = Atalhos de uma letra
close = Fechar
