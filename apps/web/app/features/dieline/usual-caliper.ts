/** Thickness in mm of 300 gsm folding box board, for drawings of which no board was chosen. */
export const usualCaliper = 0.435;
