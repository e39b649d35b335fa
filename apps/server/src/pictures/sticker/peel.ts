import { type Markup, num, type Place, polygon } from '../drawing/shapes.ts';
import { glow, gradient, onSwatch, softly } from '../material/sheet.ts';

/** Size of a sticker's picture. */
export const stickerSize = { width: 486, height: 424 };

export interface Peel {
  /** The whole outline as path data. */
  readonly shape: string;
  /** The line along which it is lifted; what lies to the right of the way from the first to the second is peeled. */
  readonly fold: readonly [Place, Place];
  readonly ground: string;
  readonly artwork: Markup;
}

/** A sticker coming off its paper: the lifted part lies mirrored at the fold and shows its back. */
export function drawPeeled({ shape, fold: [from, to], ground, artwork }: Peel): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const { width, height } = stickerSize;
  const mirror = mirroredAt(from, [ux, uy]);
  const reach: Place = [from[0] - uy * 70, from[1] + ux * 70];
  const bend = `<linearGradient id="bend" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(reach[0])}" y2="${num(reach[1])}"><stop offset="0" stop-color="#a89e89"/><stop offset=".2" stop-color="#fffdf7"/><stop offset=".5" stop-color="#f1eadb"/><stop offset="1" stop-color="#d5cab5"/></linearGradient>`;
  const whole = `<rect width="${width}" height="${height}"`;
  return onSwatch(
    `<defs>${glow(
      'paper',
      [
        [0, '#fdfbf6'],
        [1, '#ebe1d0'],
      ],
      { cx: 0.36, cy: 0.3, r: 0.95 },
    )}${bend}` +
      `${gradient(
        'sheen',
        [
          [0, '#fff', 0.36],
          [0.45, '#fff', 0],
          [1, '#1a0f08', 0.14],
        ],
        { x2: 0.8, y2: 1 },
      )}${softly('soft', 7)}` +
      `<clipPath id="whole"><path id="shape" d="${shape}"/></clipPath><clipPath id="kept"><path d="${keptSide(from, [ux, uy])}"/></clipPath></defs>` +
      `${whole} fill="url(#paper)"/><use href="#shape" fill="#f6efe2" stroke="#c3b393" stroke-width="1.2" stroke-dasharray="5 5"/>` +
      `<g clip-path="url(#kept)"><g filter="url(#soft)" opacity=".36"><use href="#shape" x="5" y="9" fill="#4a3a22"/></g>` +
      `<g clip-path="url(#whole)">${whole} fill="${ground}"/>${artwork}${whole} fill="url(#sheen)"/>` +
      `<g filter="url(#soft)" opacity=".5"><use href="#shape" transform="translate(${num(uy * 8)} ${num(-ux * 8)})${mirror}" fill="#2a1d0c"/></g></g>` +
      '<use href="#shape" fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity=".6"/>' +
      `<use href="#shape" transform="${mirror}" fill="url(#bend)"/></g>`,
    stickerSize,
  );
}

/** The reflection about the line through a place along a direction. */
function mirroredAt([x, y]: Place, [ux, uy]: Place): string {
  const [cos, sin] = [ux * ux - uy * uy, 2 * ux * uy];
  const matrix = [cos, sin, sin, -cos, x - cos * x - sin * y, y - sin * x + cos * y];
  return `matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})`;
}

/** Everything to the left of the line, far beyond the picture. */
function keptSide([x, y]: Place, [ux, uy]: Place): string {
  const far = 1200;
  const [start, end]: [Place, Place] = [
    [x - ux * far, y - uy * far],
    [x + ux * far, y + uy * far],
  ];
  return polygon([start, end, [end[0] + uy * far, end[1] - ux * far], [start[0] + uy * far, start[1] - ux * far]]);
}
