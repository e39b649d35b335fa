import { plain } from './cut-path.ts';

/** How far the marks are outside the cutting area, and how long and thick their arms are, in mm. */
export const cornerMarks = { distance: 5, arm: 10, thickness: 0.5 } as const;

/**
 * Four corner brackets around the cutting area, in black, as the cameras of plotter-cutters find them (the L-shaped
 * marks of Graphtec's and Mimaki's cutters). Their outer corners span a rectangle whose size is set at the cutter. In
 * PDF operators, in mm from the area's upper left corner, y pointing down.
 */
export function markOperators({ length, width }: { readonly length: number; readonly width: number }): string {
  const { distance, arm, thickness } = cornerMarks;
  const out = distance + thickness / 2;
  const corners = [
    [-out, -out, 1, 1],
    [length + out, -out, -1, 1],
    [length + out, width + out, -1, -1],
    [-out, width + out, 1, -1],
  ] as const;
  const drawn = corners.map(([x, y, inX, inY]) =>
    [
      `${plain(x + inX * arm)} ${plain(y)} m`,
      `${plain(x)} ${plain(y)} l`,
      `${plain(x)} ${plain(y + inY * arm)} l S`,
    ].join('\n'),
  );
  return `q\n0 0 0 1 K\n${thickness} w\n0 J\n0 j\n${drawn.join('\n')}\nQ`;
}
