/** The usual order quantities. */
const usual = [1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000];

/** The quantities of a ladder, ascending: the usual twelve, and the chosen one. */
export const ladderQuantities = (chosen: number | null): number[] =>
  chosen === null ? usual : [...new Set([...usual, chosen])].toSorted((one, other) => one - other);
