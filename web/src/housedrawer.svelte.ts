/** Whether the drawer with the rules of this table is open. */
export const houseDrawer = $state({ open: false });
