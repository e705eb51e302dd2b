/** How a heap or pile stands to whoever looks: nobody asks for it now; it may be pressed; it may not, and says why. */
export type Standing = "waiting" | "legal" | "greyed";
