import type { Millimetres } from '../../dieline.ts';
import { amountOf, type BoxProblem, type BoxStyle, type DrawnBlanks, isOn, singleBlank } from '../style.ts';
import { drawBagSheet } from './bag-sheet.ts';

/**
 * Paper carrier bag with gussets, a top turned over for the handles, and a block bottom.
 *
 * Sources: makers' design guides: the top is turned over by 30 to 60 mm, bottom flaps reach 15 to 20 mm over the middle
 * of the bottom, the side seam is 20 to 30 mm, grain along the height.
 */
export const carryBag: BoxStyle = {
  id: 'carry-bag',
  name: 'Carry bag',
  ecma: null,
  family: 'wrapped',
  fields: [
    { id: 'length', label: 'Width' },
    { id: 'width', label: 'Gusset', hint: 'From front to back' },
    { id: 'height', label: 'Height' },
  ],
  limits: { length: [80, 500], width: [30, 250], height: [100, 600], caliper: [0.08, 0.45] },
  options: [
    { id: 'turnOver', label: 'Turned-over top', kind: 'number', unit: 'mm', least: 30, most: 60, default: 40 },
    { id: 'handleHoles', label: 'Holes for handles', kind: 'boolean', default: true },
  ],
  draw: (request): DrawnBlanks | BoxProblem => {
    const { length, width, height, options } = request;
    if (width > length) {
      const text = `The gusset can be at most as wide as the bag: ${length} mm. Wider ones can't be folded at the bottom.`;
      return { field: 'width', code: 'does-not-fit', text, least: 30, most: length };
    }
    const turnOver = amountOf(options, 'turnOver') ?? 0;
    const least = width / 2 + turnOver + 10;
    if (height < least) {
      const text = `With this gusset the bag must be at least ${Math.ceil(least)} mm high to fold flat.`;
      return { field: 'height', code: 'does-not-fit', text, least: Math.ceil(least) };
    }
    const dieline = drawBagSheet(request, {
      turnOver,
      ...(isOn(options, 'handleHoles') && { holes: { spacing: holeSpacing(length), under: turnOver / 2 } }),
    });
    return singleBlank('sheet', dieline);
  },
};

/** A third of the bag's width within the range that fits a hand, and clear of the edges. */
function holeSpacing(length: Millimetres): Millimetres {
  return Math.min(Math.max(length / 3, 45), 120);
}
