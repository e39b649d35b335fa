import type { Dieline, Path } from '../../dieline.ts';
import { type BoxStyle, singleBlank } from '../style.ts';
import { gableTop, handleFlap } from './gable-top.ts';
import { snapLockBottom } from './snap-lock.ts';
import { drawTube, squareWalls } from './tube.ts';

/** Free length of the ridge between the tips of both sides. */
const betweenTips = 10;

/**
 * A box with a roof and handles, for food to take away and for gifts. The bottom is locked by hand.
 *
 * Its height is the height of the walls, up to the roof, which rises at 45°. Roof boxes whose sides are folded into
 * four parts need a width of 80 mm (Printn-pack, "The perfect proportion and structure of the roof box"); this one has
 * plain triangles and can be narrower.
 */
export const gableBox: BoxStyle = {
  id: 'gable-box',
  name: 'Gable box',
  ecma: null,
  family: 'tube',
  fields: [
    { id: 'length', label: 'Length' },
    { id: 'width', label: 'Width' },
    { id: 'height', label: 'Height', hint: 'Of the walls, up to the roof' },
  ],
  limits: { length: [60, 350], width: [40, 220], height: [30, 300], caliper: [0.3, 0.8] },
  options: [],
  draw: (request) => {
    const { length, width, height, caliper: t } = request;
    const most = length - betweenTips;
    if (width > most) {
      const text = `The sides of a gable box meet under its ridge: at this length the width can be at most ${most} mm.`;
      return { field: 'width', code: 'does-not-fit', text, least: 40, most };
    }
    const dieline = drawTube({
      style: 'gable-box',
      request,
      walls: squareWalls(request),
      root: 'front',
      // Two plies are under the floor; above, the walls end in the roof's creases.
      bodyHeight: height + 2 * t,
      top: gableTop(request),
      bottom: snapLockBottom(request),
      extra: (leftOf, y0) => handleFlap(request, leftOf('back'), y0),
    });
    return singleBlank('carton', creased(dieline));
  },
};

/** Triangles and webs are one piece of board, so between them are creases, not slits. */
function creased(drawn: Dieline): Dieline {
  const isSlit = ({ kind, closed, points: [a, b, more] }: Path) =>
    kind === 'cut' && !closed && a && b && !more && Math.abs(a[0] - b[0]) > 1 && Math.abs(a[1] - b[1]) > 1;
  return { ...drawn, paths: drawn.paths.map((path): Path => (isSlit(path) ? { ...path, kind: 'crease' } : path)) };
}
