import { type Box, drawBox as drawDielineBox, type Point } from '@boxwright/dieline';
import { artworks, type BoxView, drawBox, drawPlainBox } from '@boxwright/pictures';
import { cartonLayouts, demoRateCard, usualImposition } from '@boxwright/pricing';

type Size = readonly [number, number, number];

const caliper = 0.435;
const ink = '#1c1a17';
const kraft = '#b98b5e';
const cut = '#c2187a';
const crease = '#1893c4';

function boxOf(style: string, [length, width, height]: Size): Box {
  const drawn = drawDielineBox(style, { length, width, height, caliper, options: {} });
  if (!drawn.ok) throw new RangeError(drawn.problem.text);
  return drawn.box;
}

function branded(style: string, size: Size, brand: string, view: BoxView = 'closed'): string {
  const [blank] = boxOf(style, size).blanks;
  const artwork = artworks.get(brand);
  if (!blank || !artwork) throw new RangeError(`${style} of ${brand}`);
  return drawBox(blank.dieline, artwork, view);
}

let drawn = 0;

/** A drawing of 800 × 640 in a part of the picture, without the paper that it comes on, and with ids of its own. */
const placed = (drawing: string, x: number, y: number, width: number): string => {
  drawn += 1;
  const own = drawing.replace(/(\bid="|#)(?=[a-z])(?![0-9a-f]{6}\b)(?![0-9a-f]{3}\b)/g, `$1d${drawn}-`);
  const [, defs = '', markup = ''] = /<defs>(.*?)<\/defs><rect[^>]*\/>(.*)<\/svg>$/s.exec(own) ?? [];
  return `<svg x="${x}" y="${y}" width="${width}" height="${width * 0.8}" viewBox="0 0 800 640"><defs>${defs}</defs>${markup}</svg>`;
};

const picture = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640" viewBox="0 0 800 640"><defs>
<radialGradient id="ground" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="#fdfbf6"/><stop offset=".55" stop-color="#f6f0e5"/><stop offset="1" stop-color="#e9dfce"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
<linearGradient id="amber" x1="0" x2="1"><stop offset="0" stop-color="#8f4a22"/><stop offset=".28" stop-color="#b9703f"/><stop offset=".5" stop-color="#7a3a18"/><stop offset="1" stop-color="#4c210c"/></linearGradient>
<linearGradient id="cap" x1="0" x2="1"><stop offset="0" stop-color="#3a3733"/><stop offset=".3" stop-color="#5a554e"/><stop offset="1" stop-color="#191714"/></linearGradient></defs>
<rect width="800" height="640" fill="url(#ground)"/>${markup}</svg>`;

/** A measure with its arrows between two points, beside which its words stand. */
const measure = ([x1, y1]: Point, [x2, y2]: Point): string => {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const arrow = (x: number, y: number, turn: number) =>
    [-0.35, 0.35].map((lean) => `M${x} ${y}l${12 * Math.cos(turn + lean)} ${12 * Math.sin(turn + lean)}`).join('');
  return `<path d="M${x1} ${y1}L${x2} ${y2}${arrow(x1, y1, along)}${arrow(x2, y2, along + Math.PI)}" fill="none" stroke="${ink}" stroke-width="1.8"/>`;
};

const guide = (path: string): string =>
  `<path d="${path}" fill="none" stroke="${crease}" stroke-width="1.6" stroke-dasharray="7 5"/>`;

/** A dropper bottle with its widest places marked, beside its carton. */
function bottle(): string {
  const glass =
    'M196 330 C196 306 232 300 236 282 L236 262 L304 262 L304 282 C308 300 344 306 344 330 L344 538 C344 552 336 560 322 560 L218 560 C204 560 196 552 196 538 Z';
  return picture(
    `<ellipse cx="292" cy="558" rx="104" ry="16" fill="#5b4326" opacity=".34" filter="url(#soft)"/>` +
      `<path d="${glass}" fill="url(#amber)"/><rect x="196" y="372" width="148" height="138" fill="#f4efe4"/>` +
      `<path d="M216 402h70M216 420h44M216 474h56M216 488h40" stroke="#0f4c4a" stroke-width="5"/>` +
      `<path d="M212 340 C212 328 224 320 236 314" fill="none" stroke="#e6b38d" stroke-width="5" opacity=".7"/>` +
      `<rect x="230" y="212" width="80" height="52" rx="5" fill="url(#cap)"/>` +
      `<path d="M248 212 L248 160 C248 136 292 136 292 160 L292 212 Z" fill="#efe9dc"/><path d="M248 206h44" stroke="#cfc6b3" stroke-width="3"/>` +
      guide('M196 130V596M344 130V596M150 142H376M150 560H376') +
      measure([196, 590], [344, 590]) +
      measure([160, 142], [160, 560]) +
      placed(branded('straight-tuck-end', [34, 34, 102], 'dermacal', 'open'), 240, -30, 780),
  );
}

/** The same carton in rising sizes. */
const boards = () =>
  picture(
    placed(branded('straight-tuck-end', [44, 30, 74], 'nilgiri-first-flush'), -90, 210, 430) +
      placed(branded('straight-tuck-end', [60, 40, 100], 'nilgiri-first-flush'), 90, 120, 540) +
      placed(branded('straight-tuck-end', [84, 56, 140], 'nilgiri-first-flush'), 300, 24, 660),
  );

/** What stands on one invoice: a bag, a carton, a box of two parts. */
const goods = () =>
  picture(
    placed(drawPlainBox(boxOf('carry-bag', [150, 66, 190]), 'closed'), -80, 20, 640) +
      placed(branded('straight-tuck-end', [72, 36, 115], 'anjali-masala'), 280, 70, 560) +
      placed(branded('reverse-tuck-end', [80, 55, 25], 'rosa-and-reed'), 160, 330, 380),
  );

/** A die: plywood with the knives and creases of all blanks on a sheet. */
function die(): string {
  const size: Size = [60, 40, 100];
  const [length, width, height] = size;
  const board = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };
  const spec = { style: 'reverse-tuck-end', length, width, height, board, outerCoat: 'none', innerCoat: 'none' };
  const laid = cartonLayouts({ ...spec, quantity: 2000 }, { ...demoRateCard, imposition: usualImposition });
  const [blank] = boxOf('reverse-tuck-end', size).blanks;
  if (!laid.ok || !blank) throw new RangeError('no layout');
  const [part] = laid.parts;
  if (!part) throw new RangeError('no part');
  const paths = blank.dieline.paths.filter(({ kind }) => kind === 'cut' || kind === 'crease');
  const all = paths.flatMap(({ points }) => points);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [wide, high] = [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top];
  const ruled = (kind: string, stroke: string, thick: number, dash = '') => {
    const d = paths
      .filter((path) => path.kind === kind)
      .map(
        ({ points, closed }) =>
          `M${points.map(([x, y]) => `${(x - left).toFixed(2)} ${(y - top).toFixed(2)}`).join('L')}${closed ? 'Z' : ''}`,
      )
      .join('');
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linejoin="round"${dash}/>`;
  };
  const one =
    `<g transform="translate(.9 1.1)" opacity=".35">${ruled('cut', '#3b2712', 2.2)}</g>` +
    ruled('cut', '#dfe3e4', 1.5) +
    ruled('cut', cut, 0.5) +
    ruled('crease', '#c9cfd1', 1.6) +
    ruled('crease', crease, 0.6, ' stroke-dasharray="4 3"');
  // A place is the upper left corner of the turned blank.
  const moves = { 0: '', 90: `translate(${high} 0) rotate(90)`, 180: `translate(${wide} ${high}) rotate(180)` };
  const places = part.places.map(
    ({ x, y, turn }) =>
      `<g transform="translate(${x} ${y}) ${turn === 270 ? `translate(0 ${wide}) rotate(270)` : moves[turn]}">${one}</g>`,
  );
  const [sheetWide, sheetHigh] = [part.sheet.heightIn * 25.4, part.sheet.widthIn * 25.4];
  const scale = Math.min(720 / sheetWide, 560 / sheetHigh);
  const grain = Array.from({ length: 34 }, (_, line) => {
    const y = (line + 0.5) * (sheetHigh / 34);
    const sway = ((line * 37) % 11) - 5;
    return `<path d="M0 ${y}C${sheetWide / 3} ${y + sway} ${(sheetWide / 3) * 2} ${y - sway} ${sheetWide} ${y}" fill="none" stroke="#8d6335" stroke-width=".8" opacity=".28"/>`;
  }).join('');
  return picture(
    `<rect x="${406 - (sheetWide * scale) / 2}" y="${330 - (sheetHigh * scale) / 2}" width="${sheetWide * scale}" height="${sheetHigh * scale}" rx="6" fill="#5b4326" opacity=".4" filter="url(#soft)"/>` +
      `<g transform="translate(${400 - (sheetWide * scale) / 2} ${320 - (sheetHigh * scale) / 2}) scale(${scale})">` +
      `<rect width="${sheetWide}" height="${sheetHigh}" rx="4" fill="${kraft}"/><rect width="${sheetWide}" height="${sheetHigh}" rx="4" fill="#d9b382" opacity=".55"/>${grain}${places.join('')}</g>`,
  );
}

/** Pictures that are drawn from the same geometry, each a complete SVG. */
export const drawings: ReadonlyMap<string, string> = new Map([
  ['blog-carton-size-from-a-bottle', bottle()],
  ['blog-which-board-for-which-weight', boards()],
  ['blog-gst-on-cartons', goods()],
  ['blog-what-a-cutting-die-costs', die()],
]);
