/** Sums in paise, by whatever they are summed by. */
export type Sums = Record<string, number>;

export const add = (sums: Sums, key: string, amount: number): void => {
  sums[key] = (sums[key] ?? 0) + amount;
};

/** Rupees as a file has them, as text or number. */
export const inPaise = (rupees: string | number = 0): number => Math.round(Number(rupees === '' ? 0 : rupees) * 100);
