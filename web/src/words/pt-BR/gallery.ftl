# Galeria

gallery-title = Galeria de peças
gallery-link = Ligação
