import type { Notice } from '../../dieline.ts';
import { type BoxProblem, type BoxStyle, isOn, type StyleRequest } from '../style.ts';
import { drawPillow } from './pillow-drawing.ts';
import { heightsOf } from './pillow-profile.ts';

/**
 * Two bent faces, glued along one side and closed at each end by two curved flaps, one over the other. Pushing the
 * flaps in bends the faces; no flap is glued.
 *
 * The inside width is measured between the corners where the inner faces meet, the height in the middle, and the length
 * in the middle between the end flaps, where these reach farthest into the box: goods of that length fit. Boards from
 * 250 to 400 gsm are usual (Custom Logo Things, "Custom Pillow Box Packaging").
 */
export const pillowBox: BoxStyle = {
  id: 'pillow-box',
  name: 'Pillow box',
  ecma: null,
  family: 'tube',
  fields: [
    { id: 'length', label: 'Length', hint: 'In the middle, between the curved ends' },
    { id: 'width', label: 'Width', hint: 'Of the closed box, from one side crease to the other' },
    { id: 'height', label: 'Height', hint: 'In the middle, where it is highest' },
  ],
  limits: { length: [40, 450], width: [40, 320], height: [10, 130], caliper: [0.2, 0.6] },
  options: [{ id: 'thumbNotch', label: 'Thumb notch', kind: 'boolean', default: true }],
  draw: (request) => {
    const misfit = heightProblem(request);
    if (misfit) return misfit;
    const { dieline, placement, notchWidth } = drawPillow(request, isOn(request.options, 'thumbNotch'));
    const notices: Notice[] =
      notchWidth !== null && notchWidth < 14
        ? [
            {
              code: 'notch-reduced',
              text: `The thumb notches are ${notchWidth.toFixed(1)} mm wide instead of 14 mm.`,
            },
          ]
        : [];
    return { blanks: [{ part: 'carton', dieline, quantity: 1, placement: () => placement }], notices };
  },
};

/** Why this box would not close; null if it does. */
function heightProblem({ width, height, caliper }: StyleRequest): BoxProblem | null {
  const [lowest, highest] = heightsOf(width, caliper);
  const [least, most] = [Math.max(10, Math.ceil(lowest * 10) / 10), Math.min(130, Math.floor(highest * 10) / 10)];
  if (height >= least && height <= most) return null;
  const why =
    height < least ? 'Flaps so low would not hold the box shut' : 'Faces bent more would crack or spring open';
  const text = `${why}: at this width the height can be from ${least} to ${most} mm.`;
  return { field: 'height', code: 'does-not-fit', text, least, most };
}
