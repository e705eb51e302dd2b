# House rules: the form, and the list at the table

option-usual = usual
option-is = { $name }: { $value }
option-changed = Changed
option-changed-from = Changed. Usual: { $value }
option-undo = Undo
option-idle = has no effect here
option-needs = This has no effect: it counts only with { $what }.
option-needs-players = { $n } players
options-plain = { $n } rules, all as in “{ $preset }”. Open to change them.
options-changed = { $n ->
    [one] One rule changed: { $names }.
   *[other] { $n } rules changed: { $names }.
}
options-changed-title = { $n ->
    [one] One rule changed
   *[other] { $n } rules changed
}
options-reset = Back to “{ $preset }”
sit-changed = { $n ->
    [one] with one rule changed
   *[other] with { $n } rules changed
}
house-chip = { $n ->
    [0] usual rules
    [one] one house rule
   *[other] { $n } house rules
}
house-title = Rules of this table
house-differing = Different from the usual
house-none = None: this table plays the usual way.
house-usual = Usual: { $value }.
gallery-options = House rules
