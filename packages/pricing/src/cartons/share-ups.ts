/**
 * How many of a sheet's ups each design gets, so that the one that needs most sheets needs as few as possible: each has
 * one, and whichever needs most sheets gets the next. Null where there are fewer ups than designs.
 */
export function shareUps(ups: number, quantities: readonly number[]): number[] | null {
  if (ups < quantities.length) return null;
  const shares = quantities.map(() => 1);
  for (let left = ups - quantities.length; left > 0; left -= 1) {
    let slowest = 0;
    for (const [index, quantity] of quantities.entries()) {
      const most = (quantities[slowest] ?? 0) / (shares[slowest] ?? 1);
      if (quantity / (shares[index] ?? 1) > most) slowest = index;
    }
    shares[slowest] = (shares[slowest] ?? 1) + 1;
  }
  return shares;
}

/** The sheets of a form by its slowest design, without waste. */
export const goodSheets = (quantities: readonly number[], shares: readonly number[]): number =>
  quantities.reduce((most, quantity, index) => Math.max(most, quantity / (shares[index] ?? 1)), 0);
