import { type Box, type BoxStyle, boxStyles, drawBox, mesh, namedBlanks, toDxf, toSvgSheet } from './src/index.ts';
import { isLowStyle } from './src/testing/low-styles.ts';

/** How long a style takes, as medians of many runs in milliseconds. */
export interface DielineFigure {
  readonly style: string;
  readonly box: Box;
  readonly drawing: number;
  readonly foldedMesh: number;
  readonly svg: number;
  readonly dxf: number;
}

const runs = 200;

/** Measures how long drawing, folding and exporting a box of each style take, at a typical size. */
export function benchmarkDielines(): DielineFigure[] {
  return boxStyles.map((style) => {
    const request = usualRequest(style);
    const drawn = drawBox(style.id, request);
    if (!drawn.ok) throw new RangeError(`${style.id}: ${drawn.problem.text}`);
    const { box } = drawn;
    return {
      style: style.id,
      box,
      drawing: medianOf(() => drawBox(style.id, request)),
      foldedMesh: medianOf((run) => mesh(box, run / runs)),
      svg: medianOf(() => toSvgSheet(namedBlanks(box))),
      dxf: medianOf(() => toDxf(namedBlanks(box))),
    };
  });
}

/** 120 × 80 × 60 mm of 300 gsm board, or the nearest size that is possible in the style. */
function usualRequest({ id, limits }: BoxStyle) {
  const within = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));
  return {
    length: within(120, limits.length),
    width: within(80, limits.width),
    height: within(isLowStyle(id) ? 30 : 60, limits.height),
    caliper: within(0.435, limits.caliper),
  };
}

function medianOf(work: (run: number) => unknown): number {
  for (let run = 0; run < runs / 4; run += 1) work(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const started = performance.now();
    work(run);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[runs / 2] ?? Number.NaN;
}
