/** The suits in the order of the notation: ouros, espadas, copas, paus. */
export const suits = ["♦", "♠", "♥", "♣"] as const;
