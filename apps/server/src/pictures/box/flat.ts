import { type AffineMatrix, type Dieline, dielineDrawing, type Panel, type Point } from '@boxwright/dieline';
import type { Artwork, Pose } from '../brands/artwork.ts';
import { d, fill, line, type Markup, num, polygon, words } from '../drawing/shapes.ts';
import { canvas, fitted } from './canvas.ts';
import { artworkOf, groundOf } from './dress-panel.ts';
import { type Laying, layings, matrixText } from './matrices.ts';
import { onCanvas } from './paint-box.ts';

const cutColour = '#d6006f';
const creaseColour = '#0088c7';
const ink = '#1c1a17';

/** The printed blank on the table, its knives and creases over a light print, with its three measures. */
export function drawFlat(dieline: Dieline, artwork: Artwork): Markup {
  const drawing = dielineDrawing(dieline, 0);
  const toCanvas = fitted(
    { x: 0, y: 0, width: drawing.width, height: drawing.height },
    { width: canvas.width * 0.84, height: canvas.height * 0.8 },
  );
  const [scale] = toCanvas;
  const outline = drawing.panels.map((panel) => panel.d).join('');
  const panels = dieline.panels.map((panel, index) => printed(panel, artwork, dieline, index)).join('');
  const lines = drawing.paths
    .filter(({ kind }) => kind === 'cut' || kind === 'crease')
    .map(({ kind, d: data }) =>
      kind === 'cut'
        ? line(data, cutColour, 1.5 / scale, { round: true })
        : line(data, creaseColour, 1.3 / scale, { dash: `${num(6 / scale)} ${num(4 / scale)}` }),
    )
    .join('');
  return (
    `<g transform="${matrixText(toCanvas)}"><g filter="url(#sheet)"><path d="${outline}" fill="#6b573b" transform="translate(${num(4 / scale)} ${num(6 / scale)})"/></g>` +
    `${fill(outline, '#fffdf8')}<g opacity=".5">${panels}</g>${lines}</g>${sheetShadow}${measures(dieline, toCanvas)}${marks}`
  );
}

const sheetShadow =
  '<filter id="sheet"><feGaussianBlur stdDeviation="3"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer></filter>';

function printed(panel: Panel, artwork: Artwork, dieline: Dieline, index: number): Markup {
  if (panel.role === 'glueFlap') return '';
  const outline = polygon(panel.outline);
  const { area, toSheet } = layingOf(panel, dieline, artwork.pose);
  const art = artworkOf(panel, artwork, area);
  const ground = `<path d="${outline}" fill="${groundOf(panel, artwork)}"/>`;
  if (art === '') return ground;
  return `<clipPath id="c${index}"><path d="${outline}"/></clipPath><g clip-path="url(#c${index})">${ground}<g transform="${matrixText(toSheet)}">${art}</g></g>`;
}

/** On the sheet artwork lies so that it reads on the box: walls upright or along, the lid with its feet to the front. */
function layingOf(panel: Panel, dieline: Dieline, pose: Pose): Laying {
  const [upright, along, upsideDown] = layings(panel);
  const hangsOnBack = dieline.hinges.some(({ parent, child }) => child === panel.name && parent === 'back');
  const chosen =
    panel.role === 'lid' && hangsOnBack ? upsideDown : panel.role === 'wall' && pose === 'along' ? along : upright;
  if (!chosen) throw new RangeError('A panel has four ways to be read');
  return chosen;
}

/** Length and height under and beside the front, width under the side wall. */
function measures(dieline: Dieline, toCanvas: AffineMatrix): Markup {
  const panel = (name: string) => dieline.panels.find((each) => each.name === name);
  const [front, right] = [panel('front'), panel('right')];
  if (!front || !right) return '';
  const boundsOf = ({ outline }: Panel) => {
    const places = outline.map((point) => onCanvas(point, toCanvas));
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const [long, short] = [boundsOf(front), boundsOf(right)];
  const { length, width, height } = dieline.inside;
  const under = 586;
  return (
    measureLine([long.left, under], [long.right, under], String(length)) +
    measureLine([short.left, under], [short.right, under], String(width)) +
    measureLine([short.right + 26, short.bottom], [short.right + 26, short.top], String(height))
  );
}

function measureLine(from: Point, to: Point, text: string): Markup {
  const isUpright = from[0] === to[0];
  const tick = (at: Point) => (isUpright ? d`M${at[0] - 5} ${at[1]}h10` : d`M${at[0]} ${at[1] - 5}v10`);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const label = isUpright ? { x: x + 16, y, turn: -90 } : { x, y: y + 20, turn: 0 };
  return (
    line(polygon([from, to], false) + tick(from) + tick(to), ink, 1, { opacity: 0.55 }) +
    words({ face: 'text', text, height: 9.5, colour: ink, ...label })
  );
}

/** Registration marks in the corners of the sheet. */
const marks = [
  [34, 34],
  [canvas.width - 34, 34],
  [34, canvas.height - 34],
  [canvas.width - 34, canvas.height - 34],
]
  .map(([x = 0, y = 0]) =>
    line(d`M${x - 11} ${y}h22M${x} ${y - 11}v22M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`, ink, 0.9, {
      opacity: 0.5,
    }),
  )
  .join('');
