# Gallery

gallery-title = Gallery of components
gallery-link = Connection
