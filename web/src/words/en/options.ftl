# House rules: the form, and the list at the table

option-usual = ready-made
option-is = { $name }: { $value }
option-changed = Changed
option-changed-from = Changed. In the ready-made table: { $value }
option-undo = Undo
option-idle = has no effect here
option-needs = This has no effect: it counts only with { $what }.
option-needs-players = { $n } players
options-plain = { $n } rules, all as in “{ $preset }”. Open to change them.
options-changed = { $n ->
    [one] One changed: { $names }.
   *[other] { $n } changed: { $names }.
}
options-changed-title = { $n ->
    [one] One rule changed
   *[other] { $n } rules changed
}
options-reset = Back to “{ $preset }”
sit-changed = { $n ->
    [one] with one house rule
   *[other] with { $n } house rules
}
house-chip = { $n ->
    [one] one house rule
   *[other] { $n } house rules
}
house-name = { $preset } · { house-chip }
house-title = How this table plays
house-differing = House rules
house-none = None: it plays as the ready-made table “{ $preset }” does.
house-usual = In the ready-made table: { $value }.
gallery-options = House rules
