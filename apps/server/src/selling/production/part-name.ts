/** A blank of a box as papers and screens name it: "Lid", "Divider × 2". */
export const partName = ({ part, quantity = 1 }: { readonly part: string; readonly quantity?: number }): string =>
  part.charAt(0).toUpperCase() + part.slice(1) + (quantity > 1 ? ` × ${quantity}` : '');
