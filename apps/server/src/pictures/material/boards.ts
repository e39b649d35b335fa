import { d, fill, line, type Markup, type Place, polygon } from '../drawing/shapes.ts';
import { gradient, onSwatch, softly } from './sheet.ts';

/** A board's faces and its core, as its cut edge shows them. */
interface BoardLook {
  readonly face: string;
  readonly liner: string;
  readonly core: string;
  readonly fibre: string;
  readonly back: string;
}

const foldingBoxBoard: BoardLook = {
  face: '#fffefb',
  liner: '#fffdf6',
  core: '#ecd9b0',
  fibre: '#c9ab74',
  back: '#fbf4e2',
};
const duplex: BoardLook = { face: '#fdfdfb', liner: '#f7f7f4', core: '#a9a8a2', fibre: '#74736d', back: '#f0f0ec' };

/** The sheet's upper face as it lies before us: left, nearest, right and far corner. */
const corners: readonly [Place, Place, Place, Place] = [
  [-60, 66],
  [240, 150],
  [540, 66],
  [240, -22],
];

/** A corner of the board, so near that its layers show: heavier board has a thicker edge. */
function drawBoard({ face, liner, core, fibre, back }: BoardLook, gsm: number): string {
  const thick = ((gsm - 150) / 150) * 46;
  const [left, front, right, behind] = corners;
  const edge = (from: Place, to: Place, top: number, bottom: number) =>
    polygon([
      [from[0], from[1] + top],
      [to[0], to[1] + top],
      [to[0], to[1] + bottom],
      [from[0], from[1] + bottom],
    ]);
  const sides = [
    [left, front, 0],
    [front, right, 0.16],
  ] as const;
  const edges = sides.map(([from, to, dark]) => {
    const layer = (top: number, bottom: number, colour: string) =>
      fill(edge(from, to, thick * top, thick * bottom), colour);
    return (
      layer(0, 1, core) +
      fibres(from, to, thick, fibre) +
      layer(0, 0.13, liner) +
      layer(0.87, 1, back) +
      fill(edge(from, to, 0, thick), '#2a2116', dark)
    );
  });
  return onSwatch(
    `<defs>${gradient(
      'ground',
      [
        [0, '#efe6d8'],
        [1, '#d9cbb5'],
      ],
      { x2: 1, y2: 1 },
    )}${gradient(
      'light',
      [
        [0, '#fff', 0.7],
        [0.5, '#fff', 0],
        [1, '#6b573b', 0.16],
      ],
      { x2: 1, y2: 0.6 },
    )}${softly('soft', 9)}</defs>` +
      '<rect width="480" height="240" fill="url(#ground)"/>' +
      `<g filter="url(#soft)" opacity=".4">${fill(polygon([[left[0], left[1] + thick], [front[0], front[1] + thick + 16], [right[0], right[1] + thick + 6], right, left]), '#4a3a22')}</g>` +
      edges.join('') +
      fill(polygon([left, front, right, behind]), face) +
      fill(polygon([left, front, right, behind]), 'url(#light)') +
      line(polygon([left, front, right], false), '#fff', 1.4),
  );
}

/** Short dark fibres in the core, the same at every drawing. */
function fibres(from: Place, to: Place, thick: number, colour: string): Markup {
  const marks = Array.from({ length: 70 }, (_, index) => {
    const along = (index * 0.6180339) % 1;
    const down = 0.2 + ((index * 0.7548776) % 1) * 0.6;
    const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along + thick * down];
    const long = 3 + (index % 5) * 1.6;
    return d`M${x} ${y}l${long} ${((to[1] - from[1]) / (to[0] - from[0])) * long + ((index % 3) - 1) * 0.8}`;
  });
  return line(marks.join(''), colour, 1.1, { opacity: 0.75 });
}

const weights = [250, 300, 350];

export const boardSwatches: readonly (readonly [string, () => string])[] = weights.flatMap((gsm) => [
  [`fbb-${gsm}`, () => drawBoard(foldingBoxBoard, gsm)] as const,
  [`duplex-${gsm}`, () => drawBoard(duplex, gsm)] as const,
]);
