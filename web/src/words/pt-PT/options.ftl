# Regras da casa: o formulário e a lista na mesa

option-usual = habitual
option-is = { $name }: { $value }
option-changed = Alterada
option-changed-from = Alterada. Habitual: { $value }
option-undo = Anular
option-idle = aqui não conta
option-needs = Assim não conta: só se aplica com { $what }.
option-needs-players = { $n } jogadores
options-plain = { $n } regras, todas como em “{ $preset }”. Abre para alterar.
options-changed = { $n ->
    [one] Uma regra alterada: { $names }.
   *[other] { $n } regras alteradas: { $names }.
}
options-changed-title = { $n ->
    [one] Uma regra alterada
   *[other] { $n } regras alteradas
}
options-reset = Repor tudo como em “{ $preset }”
sit-changed = { $n ->
    [one] com uma regra alterada
   *[other] com { $n } regras alteradas
}
house-chip = { $n ->
    [0] regras habituais
    [one] uma regra da casa
   *[other] { $n } regras da casa
}
house-title = Regras desta mesa
house-differing = Diferentes do habitual
house-none = Nenhuma: nesta mesa joga-se da maneira habitual.
house-usual = Habitual: { $value }.
gallery-options = Regras da casa
