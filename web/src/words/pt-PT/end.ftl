# Fim

end-max_deals = Chegou o limite de mãos combinado.
end-truco_at_eleven = A um tento do fim não se pede truco: quem pediu perdeu.
again = Jogar outra
record = Descarregar o registo
verify = Conferir
verdict-fails = O registo não confere.
home = Voltar à entrada
