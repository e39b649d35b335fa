import { traceContour } from './src/index.ts';
import { islands, onGround, softPhoto, star } from './src/testing/pictures.ts';

/** The median of several runs, in milliseconds. */
export interface ContourFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms';
  readonly goal: string;
}

const runs = 15;

/** Measures how long tracing the cut takes around pictures of 2000 × 2000 pixels. */
export function benchmarkContours(): ContourFigure[] {
  const pictures = { star: star(2000), 'soft edges': softPhoto(2000), islands: islands(2000) };
  const cases = { ...pictures, 'star on white': onGround(pictures.star, [255, 255, 255]) };
  return Object.entries(cases).map(([name, picture]) => {
    const times = Array.from({ length: runs }, () => {
      const started = performance.now();
      traceContour(picture, { length: 50, width: 50, offset: 2, smoothing: 3 });
      return performance.now() - started;
    });
    const median = times.sort((one, other) => one - other)[runs >> 1] ?? Number.NaN;
    return { name: `cut around 4 million pixels: ${name}`, value: median, unit: 'ms', goal: '≤ 200' };
  });
}
