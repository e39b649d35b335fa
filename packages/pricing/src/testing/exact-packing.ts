import { normalSizes } from '../stickers/normal-sizes.ts';

/**
 * Whether `count` rectangles fit an area, by trying every packing: at the lowest, leftmost open position it tries an
 * upright one, a turned one, or waste, with at most the spare area as waste. Slow, for small counts only.
 */
export function fitsExactly(count: number, first: number, second: number, width: number, height: number): boolean {
  const across = [...new Set([...normalSizes(first, second, width), width])].sort((a, b) => a - b);
  const down = [...new Set([...normalSizes(first, second, height), height])].sort((a, b) => a - b);
  const columns = across.slice(0, -1).map((from, index) => ({ from, width: (across[index + 1] ?? from) - from }));
  const seen = new Set<string>();

  /** `filled` is the filled height of each column; everything below is free. */
  function place(filled: readonly number[], left: number, spare: number): boolean {
    if (left === 0) return true;
    const key = `${left} ${filled.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const top = Math.min(...filled);
    const column = filled.indexOf(top);
    if (top >= height) return false;
    const upright = put(filled, column, top, first, second);
    if (upright && place(upright, left - 1, spare)) return true;
    const turned = first === second ? null : put(filled, column, top, second, first);
    if (turned && place(turned, left - 1, spare)) return true;
    const next = down.find((y) => y > top) ?? height;
    const waste = (next - top) * (columns[column]?.width ?? 0);
    return waste <= spare && place(filled.with(column, next), left, spare - waste);
  }

  function put(filled: readonly number[], column: number, top: number, wide: number, high: number): number[] | null {
    const from = across[column] ?? 0;
    if (from + wide > width || top + high > height) return null;
    const taken = [...filled];
    for (let at = column; at < columns.length && (across[at] ?? 0) < from + wide; at += 1) {
      if (filled[at] !== top) return null;
      taken[at] = top + high;
    }
    return taken;
  }

  const spare = width * height - count * first * second;
  return (
    spare >= 0 &&
    place(
      columns.map(() => 0),
      count,
      spare,
    )
  );
}
