/**
 * Upper bound for the number of equal rectangles in an area, in both orientations (Barnes, "Packing the maximum number of
 * m × n tiles in a large p × q rectangle", Discrete Mathematics 26, 1979).
 *
 * @param first,second sides of a rectangle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 */
export function rectangleBound(first: number, second: number, width: number, height: number): number {
  const least = Math.max(barWaste(first, width, height), barWaste(second, width, height));
  const area = width * height;
  const each = first * second;
  const spare = area % each;
  const waste = spare >= least ? spare : spare + Math.ceil((least - spare) / each) * each;
  return Math.max(0, Math.round((area - waste) / each));
}

/** What bars of one unit's width leave free of an area. */
function barWaste(length: number, width: number, height: number): number {
  const [x, y] = [width % length, height % length];
  return Math.min(x * y, (length - x) * (length - y));
}
