# Fim

end-max_deals = Chegou o limite de mãos combinado.
end-truco_at_eleven = A um tento do fim não se pede truco: quem pediu perdeu.
again = Jogar outra
record = Baixar a súmula
verify = Conferir
verdict-fails = A súmula não confere.
home = Voltar à entrada
