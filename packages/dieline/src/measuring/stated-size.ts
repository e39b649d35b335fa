import type { Millimetres, Panel, Size } from '../dieline.ts';
import { type Box, type BoxRequest, drawBox } from '../drawing/box.ts';
import { boundsOf } from '../geometry/plane.ts';
import { boxStyleOf } from '../styles/box-styles.ts';
import type { BoxProblem, Dimension } from '../styles/style.ts';
import { outsideOf } from './sizes.ts';

/**
 * How a size was measured: between the inner faces, over everything, from middle to middle of the creases, or on the
 * product that goes into the box in that position.
 */
export type Measured = 'inside' | 'outside' | 'crease' | 'product';

/**
 * How much larger the inside is than the product, in each direction, in mm. Two to three are usual, so that the box is
 * easy to fill and open, and still fits when it is made a little smaller (Packaging Warehouse, "Customized folding
 * boxes: How to determine the right dimensions").
 */
export const productClearance: Millimetres = 2;

export type FoundInside =
  | { readonly ok: true; readonly inside: Size }
  | { readonly ok: false; readonly problem: BoxProblem };

const sides: readonly Dimension[] = ['length', 'width', 'height'];

/** The size of a closed box as it is measured in this way; null where its creases or walls don't form a rectangular box. */
export function sizeAs(box: Box, measured: Measured): Size | null {
  if (measured === 'inside') return box.inside;
  if (measured === 'product')
    return isRectangular(box) ? eachSide((side) => box.inside[side] - productClearance) : null;
  if (measured === 'crease') return creaseSizeOf(box);
  const [length, height, width] = outsideOf(box);
  return { length, width, height };
}

/**
 * The inside size of the box that has the requested size when it is measured in this way. The drawing itself is
 * measured, so that it holds for every number of plies and play of a style. To a hundredth of a millimetre.
 */
export function insideFrom(styleId: string, request: BoxRequest, measured: Measured): FoundInside {
  const wanted = { length: request.length, width: request.width, height: request.height };
  const style = boxStyleOf(styleId);
  const wrong = sides.find((side) => !Number.isFinite(wanted[side]));
  if (measured === 'inside' || !style || wrong) return { ok: true, inside: wanted };
  if (style.family === 'insert') return { ok: false, problem: onlyByItsBox };
  // Any size that can be drawn shows about how much the board adds; the result is then corrected until it agrees.
  let inside = within(style.limits, wanted);
  for (let tries = 0; tries < 6; tries += 1) {
    const drawn = drawBox(styleId, { ...request, ...inside });
    if (!drawn.ok) return tries === 0 ? { ok: true, inside } : drawn;
    const got = sizeAs(drawn.box, measured);
    if (!got) return { ok: false, problem: measured === 'product' ? notByProduct(drawn.box) : notByCreases };
    const next = eachSide((side) => hundredths(inside[side] + wanted[side] - got[side]));
    const limited = within(style.limits, next);
    const beyond = sides.find((side) => limited[side] !== next[side]);
    if (beyond)
      return { ok: false, problem: outOfReach(beyond, style.limits[beyond], got[beyond] - inside[beyond], measured) };
    if (sides.every((side) => next[side] === inside[side])) break;
    inside = next;
  }
  return { ok: true, inside };
}

const notByCreases: BoxProblem = {
  field: 'length',
  code: 'not-offered',
  text: 'This style isn’t measured from crease to crease. Please give its size inside or outside.',
};

const onlyByItsBox: BoxProblem = {
  field: 'length',
  code: 'not-offered',
  text: 'An insert is made for its box. Please give the inside size of that box.',
};

function notByProduct({ blanks }: Box): BoxProblem {
  const isBent = blanks.some(({ dieline }) => dieline.panels.some(({ bend }) => bend));
  const why = isBent ? 'The faces of this box are bent' : 'The corners of this box are cut off';
  const text = `${why}, so a product of that size might not fit. Please give its size inside or outside.`;
  return { field: 'length', code: 'not-offered', text };
}

const names: Readonly<Record<Measured, string>> = {
  inside: 'inside',
  outside: 'outside',
  crease: 'from crease to crease',
  product: 'of the product',
};

function outOfReach(
  field: Dimension,
  [least, most]: readonly [Millimetres, Millimetres],
  added: Millimetres,
  measured: Measured,
): BoxProblem {
  const [from, to] = [Math.ceil((least + added) * 10 - 1e-6) / 10, Math.floor((most + added) * 10 + 1e-6) / 10];
  const text = `The ${field} ${names[measured]} can be ${from} to ${to} mm on this board.`;
  return { field, code: 'out-of-range', text, least: from, most: to };
}

/** Whether the walls of its tubes stand at right angles; trays always do. */
function isRectangular({ blanks }: Box): boolean {
  return blanks.every(({ dieline: { panels, hinges } }) => {
    if (panels.some(({ bend }) => bend)) return false;
    if (panels[0]?.role === 'base') return true;
    const walls = new Set(panels.filter(({ role }) => role === 'wall').map(({ name }) => name));
    return hinges.every(
      ({ parent, child, angle }) =>
        !walls.has(parent) || !walls.has(child) || Math.abs(Math.abs(angle) - Math.PI / 2) < 1e-3,
    );
  });
}

/** Of the walls of the first blank: a tube's front and side, or a tray's base and front. */
function creaseSizeOf({ blanks: [first], inside }: Box): Size | null {
  const panels = first?.dieline.panels ?? [];
  const [root] = panels;
  const named = (name: string) => panels.find((panel) => panel.name === name && panel.role === 'wall');
  const front = named('front');
  const side = named('left');
  if (!root || !front || !side) return null;
  if (root.role === 'base') return { length: across(root), width: down(root), height: down(front) };
  if (inside.height <= 0) return null;
  return { length: across(front), width: across(side), height: down(front) };
}

const across = ({ outline }: Panel): Millimetres => {
  const { left, right } = boundsOf(outline);
  return right - left;
};

const down = ({ outline }: Panel): Millimetres => {
  const { top, bottom } = boundsOf(outline);
  return bottom - top;
};

const within = (limits: { readonly [side in Dimension]: readonly [number, number] }, size: Size): Size =>
  eachSide((side) => Math.min(Math.max(size[side], limits[side][0]), limits[side][1]));

const eachSide = (of: (side: Dimension) => Millimetres): Size => ({
  length: of('length'),
  width: of('width'),
  height: of('height'),
});

/** Sums of decimals are slightly off, which must not round a half down. */
const hundredths = (length: Millimetres): Millimetres => Math.round(length * 100 + 1e-6) / 100;
