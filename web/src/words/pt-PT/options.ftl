# Regras da casa: o formulário e a lista na mesa

option-usual = da mesa pronta
option-is = { $name }: { $value }
option-changed = Alterada
option-changed-from = Alterada. Na mesa pronta: { $value }
option-undo = Anular
option-idle = aqui não conta
option-needs = Assim não conta: só se aplica com { $what }.
option-needs-players = { $n } jogadores
options-plain = { $n } regras, todas como em “{ $preset }”. Abre para alterar.
options-changed = { $n ->
    [one] Uma alterada: { $names }.
   *[other] { $n } alteradas: { $names }.
}
options-changed-title = { $n ->
    [one] Uma regra alterada
   *[other] { $n } regras alteradas
}
options-reset = Repor tudo como em “{ $preset }”
sit-changed = { $n ->
    [one] com uma regra da casa
   *[other] com { $n } regras da casa
}
house-chip = { $n ->
    [one] uma regra da casa
   *[other] { $n } regras da casa
}
house-name = { $preset } · { house-chip }
house-title = Como se joga nesta mesa
house-differing = Regras da casa
house-none = Nenhuma: joga-se como na mesa pronta “{ $preset }”.
house-usual = Na mesa pronta: { $value }.
gallery-options = Regras da casa
