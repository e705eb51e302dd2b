/** Which rule the drawer shows: null is shut, the empty text shows the rules from the start. */
export const rulesDrawer = $state<{ rule: string | null }>({ rule: null });

/** Opens the rules, at a number (`T-17`) or an option (`truco.covered`). */
export function openRules(rule = ""): void {
  rulesDrawer.rule = rule;
}
