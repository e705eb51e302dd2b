# Regras da casa: o formulário e a lista na mesa

option-usual = de costume
option-is = { $name }: { $value }
option-changed = Mudada
option-changed-from = Mudada. De costume: { $value }
option-undo = Desfazer
option-idle = não conta aqui
option-needs = Assim não conta: só vale com { $what }.
option-needs-players = { $n } jogadores
options-plain = { $n } regras, todas como em “{ $preset }”. Abra para mudar.
options-changed = { $n ->
    [one] Uma regra mudada: { $names }.
   *[other] { $n } regras mudadas: { $names }.
}
options-changed-title = { $n ->
    [one] Uma regra mudada
   *[other] { $n } regras mudadas
}
options-reset = Voltar tudo para “{ $preset }”
sit-changed = { $n ->
    [one] com uma regra mudada
   *[other] com { $n } regras mudadas
}
house-chip = { $n ->
    [0] regras de sempre
    [one] uma regra da casa
   *[other] { $n } regras da casa
}
house-title = Regras desta mesa
house-differing = Diferentes do costume
house-none = Nenhuma: a mesa joga como é de costume.
house-usual = De costume: { $value }.
gallery-options = Regras da casa
