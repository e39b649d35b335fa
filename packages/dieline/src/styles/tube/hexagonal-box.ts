import type { Millimetres } from '../../dieline.ts';
import { type BoxProblem, type BoxStyle, type StyleRequest, singleBlank } from '../style.ts';
import { hexagonEnd } from './hexagon-end.ts';
import { drawTube, type Wall } from './tube.ts';
import { tuckOptions } from './tuck-end.ts';

/** The least width of the front, equal to that of the narrowest tube. */
const narrowestFront: Millimetres = 15;
/** The corners of a lid that is deeper than this, by the width of its hinge, stand off. The rule of all tuck ends. */
const deepestLid = 3;

/**
 * A glued tube of six walls with corners of 120°, closed at both ends by a hexagonal lid that is tucked in.
 *
 * Its width is measured across flats, between front and back; its length across the corners at left and right. Oblique
 * walls are `width / √3` wide, front and back `length − width / √3`; a hexagon is regular when its length is
 * `2 · width / √3`.
 */
export const hexagonalBox: BoxStyle = {
  id: 'hexagonal-box',
  name: 'Hexagonal box',
  ecma: null,
  family: 'tube',
  fields: [
    { id: 'length', label: 'Length', hint: 'Across the corners, from left to right' },
    { id: 'width', label: 'Width', hint: 'Across flats, from front to back' },
    { id: 'height', label: 'Height' },
  ],
  limits: { length: [30, 400], width: [25, 300], height: [20, 600], caliper: [0.2, 1] },
  options: tuckOptions.filter(({ id }) => id === 'thumbNotch'),
  draw: (request) => {
    const misfit = proportionProblem(request);
    if (misfit) return misfit;
    const dieline = drawTube({
      style: 'hexagonal-box',
      request,
      walls: hexagonWalls(request),
      root: 'front',
      bodyHeight: request.height + request.caliper,
      top: hexagonEnd('top', request),
      // Both ends have the same measures, so their notices are given only once.
      bottom: { ...hexagonEnd('bottom', request), notices: [] },
      glue: { corner },
    });
    return singleBlank('carton', dieline);
  },
};

const corner = { angle: Math.PI / 3 };

/** Inside widths of the walls: front and back, and the oblique ones. */
function insideWidths({ length, width }: Pick<StyleRequest, 'length' | 'width'>) {
  const oblique = width / Math.sqrt(3);
  return { front: length - oblique, oblique };
}

/**
 * From crease to crease a wall is wider than inside by half a board's offset at both corners: `t / √3`. The seam is at the
 * right corner, where lids don't reach over the ends of the sheet.
 */
function hexagonWalls(request: StyleRequest): Wall[] {
  const { front, oblique } = insideWidths(request);
  const t = request.caliper;
  const added = t / Math.sqrt(3);
  const slanted = (name: string): Wall => ({ name, width: oblique + added, corner });
  return [
    slanted('backRight'),
    { name: 'back', width: front + added, corner },
    slanted('backLeft'),
    slanted('frontLeft'),
    { name: 'front', width: front + added, corner },
    { name: 'frontRight', width: oblique + added - t, corner: null },
  ];
}

/** Why this isn't a hexagon that closes; null if it is. */
function proportionProblem(request: StyleRequest): BoxProblem | null {
  const { width } = request;
  const { front, oblique } = insideWidths(request);
  const narrowest = Math.max(narrowestFront, width / deepestLid);
  if (front >= narrowest) return null;
  const least = Math.ceil((oblique + narrowest) * 10) / 10;
  const regular = (2 * oblique).toFixed(1);
  const text = `Front and back of this hexagon would be too narrow to hold its lids: at this width the length across the corners must be at least ${least} mm. With ${regular} mm all six walls are equal.`;
  return { field: 'length', code: 'does-not-fit', text, least, most: 400 };
}
