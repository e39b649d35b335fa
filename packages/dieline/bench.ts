import { boxStyles, drawBox, mesh } from './src/index.ts';

/** A figure of the benchmark: the median of many runs, in milliseconds. */
export interface DielineFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms';
  readonly goal: '≤ 1';
}

const size = { length: 80, width: 50, height: 60, caliper: 0.435 };
const runs = 200;

/** How long a drawing and a folded mesh of every style take at the median, at a usual size. */
export function measureDielines(): DielineFigure[] {
  return boxStyles.flatMap((style): DielineFigure[] => {
    const drawn = drawBox(style.id, size);
    if (!drawn.ok) return [];
    const draw = medianOf(() => drawBox(style.id, size));
    const fold = medianOf((run) => mesh(drawn.box, run / runs));
    return [
      { name: `dieline ${style.id}`, value: draw, unit: 'ms', goal: '≤ 1' },
      { name: `folded mesh ${style.id}`, value: fold, unit: 'ms', goal: '≤ 1' },
    ];
  });
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
