import { type Box, boxStyleOf, namedBlanks } from '@boxwright/dieline';
import { type KeyLineData, keyLinePdf } from '@boxwright/documents';
import { benchmarkDielines, type DielineFigure } from '../../packages/dieline/bench.ts';
import { type Figure, quantile } from './report.ts';

/** Measures how long drawings of all styles take in this process: the default style, and the slowest. */
export const measureDrawings = async (): Promise<Figure[]> => {
  const styles = benchmarkDielines();
  const pdf = new Map<string, number>();
  // Warm-up: the first measurement includes JIT compilation.
  for (const { box } of styles.slice(0, 1)) await pdfTime(box);
  for (const { style, box } of styles) pdf.set(style, await pdfTime(box));
  return [
    ...figuresOf(styles, 'dieline', '≤ 1', ({ drawing }) => drawing),
    ...figuresOf(styles, 'folded mesh', '≤ 1', ({ foldedMesh }) => foldedMesh),
    ...figuresOf(styles, 'dieline as SVG', '≤ 2', ({ svg }) => svg),
    ...figuresOf(styles, 'dieline as DXF', '≤ 2', ({ dxf }) => dxf),
    ...figuresOf(styles, 'dieline as PDF', '≤ 25', ({ style }) => pdf.get(style) ?? Number.NaN),
  ];
};

const figuresOf = (
  styles: readonly DielineFigure[],
  name: string,
  goal: string,
  timeOf: (figure: DielineFigure) => number,
): Figure[] => {
  const slowest = styles.reduce((slower, figure) => (timeOf(figure) > timeOf(slower) ? figure : slower));
  return [
    { name: `${name}: median of ${styles.length} styles`, value: quantile(styles.map(timeOf), 0.5), unit: 'ms', goal },
    { name: `${name}: slowest style (${slowest.style})`, value: timeOf(slowest), unit: 'ms', goal },
  ];
};

const runs = 30;

const pdfTime = async (box: Box): Promise<number> => {
  const data: KeyLineData = {
    blanks: namedBlanks(box),
    style: boxStyleOf(box.style) ?? { name: box.style },
    inside: box.inside,
    board: { name: 'Folding Box Board 300 gsm', caliper: box.caliper },
    date: new Date('2026-01-01T00:00:00Z'),
    company: { name: 'Bench', email: 'bench@boxwright.example', phones: ['+91 44 0000 0000'] },
  };
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await keyLinePdf(data);
    times.push(performance.now() - started);
  }
  return quantile(times, 0.5);
};
