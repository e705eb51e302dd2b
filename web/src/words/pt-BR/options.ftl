# Regras da casa: o formulário e a lista na mesa

option-usual = da mesa pronta
option-is = { $name }: { $value }
option-changed = Mudada
option-changed-from = Mudada. Na mesa pronta: { $value }
option-undo = Desfazer
option-idle = não conta aqui
option-needs = Assim não conta: só vale com { $what }.
option-needs-players = { $n } jogadores
options-plain = { $n } regras, todas como em “{ $preset }”. Abra para mudar.
options-changed = { $n ->
    [one] Uma mudada: { $names }.
   *[other] { $n } mudadas: { $names }.
}
options-changed-title = { $n ->
    [one] Uma regra mudada
   *[other] { $n } regras mudadas
}
options-reset = Voltar tudo para “{ $preset }”
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
