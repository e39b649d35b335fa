import type { Notice } from '../../dieline.ts';
import { type BoxStyle, choiceOf, singleBlank } from '../style.ts';
import { drawNotch } from './closures.ts';
import { drawTube, squareWalls, type TubeEnd } from './tube.ts';
import { plainEdge } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/** A tube open at both ends, for a tray, a soap or a ready meal. */
export const sleeve: BoxStyle = {
  id: 'sleeve',
  name: 'Sleeve',
  ecma: 'A01.01',
  family: 'tube',
  fields: [
    { id: 'length', label: 'Length' },
    { id: 'width', label: 'Width' },
    { id: 'height', label: 'Height', hint: 'Along the tube, from one open end to the other' },
  ],
  limits: { length: [15, 400], width: [8, 300], height: [15, 600], caliper: [0.2, 1] },
  options: [
    {
      id: 'thumbNotches',
      label: 'Thumb notches',
      kind: 'choice',
      choices: [
        { id: 'none', label: 'None' },
        { id: 'top', label: 'At one end' },
        { id: 'both', label: 'At both ends' },
      ],
      default: 'none',
    },
    ...windowOptions,
  ],
  draw: (request) => {
    const { length, height, options } = request;
    const window = frontWindow(request, { from: 0, to: height });
    if (!window.ok) return window.problem;
    const ends = choiceOf(options, 'thumbNotches');
    const wanted = 7;
    const radius = Math.min(wanted, length / 4, height / 4);
    const notices: Notice[] =
      ends !== 'none' && radius < wanted
        ? [
            {
              code: 'notch-reduced',
              text: `The thumb notches are ${(2 * radius).toFixed(1)} mm wide instead of 14 mm.`,
            },
          ]
        : [];
    const open = (notched: boolean): TubeEnd => ({
      reach: 0,
      notices: [],
      edgeOf: (wall, edge) =>
        plainEdge(edge, notched && (wall === 'front' || wall === 'back') ? drawNotch(edge, radius) : []),
    });
    const dieline = drawTube({
      style: 'sleeve',
      request,
      walls: squareWalls(request, window.holes),
      root: 'front',
      bodyHeight: height,
      top: open(ends !== 'none'),
      bottom: open(ends === 'both'),
      notices,
    });
    return singleBlank('sleeve', dieline, window.notices);
  },
};
