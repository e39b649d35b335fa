/** The same with only strokes, or only fills, of the operators that do both. Closing is implied by filling. */
const onlyStrokes = new Map([
  ['B', 'S'],
  ['B*', 'S'],
  ['b', 's'],
  ['b*', 's'],
]);
const onlyFills = new Map([
  ['B', 'f'],
  ['B*', 'f*'],
  ['b', 'f'],
  ['b*', 'f*'],
]);
const strokes = new Set(['S', 's']);
const fills = new Set(['f', 'F', 'f*']);
export const texts = new Set(['Tj', 'TJ', "'", '"']);

export const paintsPath = (operator: string): boolean =>
  onlyStrokes.has(operator) || strokes.has(operator) || fills.has(operator);

/** The operator that paints only these sides of a path; `n` for none. */
export function pathOperator(operator: string, { stroke, fill }: Readonly<Record<'stroke' | 'fill', boolean>>): string {
  const isWhole = strokes.has(operator) ? stroke : fills.has(operator) ? fill : stroke && fill;
  return isWhole ? operator : (stroke && onlyStrokes.get(operator)) || (fill && onlyFills.get(operator)) || 'n';
}
