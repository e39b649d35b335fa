import type { Millimetres, Notice, Point } from '../../dieline.ts';
import { arc } from '../../geometry/corners.ts';
import { amountOf, type BoxProblem, isOn, type StyleOption, type StyleRequest } from '../style.ts';
import type { Wall } from './tube.ts';

/** A window nearer to a crease would weaken it and leave no room for the film's glue. */
const clearance: Millimetres = 15;
const minWindow: Millimetres = 10;
const cornerRadius: Millimetres = 4;

export const windowOptions: readonly StyleOption[] = [
  { id: 'window', label: 'Window on the front', kind: 'boolean', default: false },
  {
    id: 'windowWidth',
    label: 'Window width',
    kind: 'number',
    unit: 'mm',
    least: minWindow,
    most: 370,
    default: null,
    when: 'window',
  },
  {
    id: 'windowHeight',
    label: 'Window height',
    kind: 'number',
    unit: 'mm',
    least: minWindow,
    most: 570,
    default: null,
    when: 'window',
  },
];

type Window =
  | { readonly ok: true; readonly holes: Pick<Wall, 'holes'>; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly problem: BoxProblem };

/**
 * The window in the middle of the front, or why there is no room for it. By default it is half as large as the front.
 *
 * @param room the part of the front that may have a window, from crease to crease; by default all of it
 */
export function frontWindow(
  { length, height, caliper: t, options }: StyleRequest,
  room: { readonly from: Millimetres; readonly to: Millimetres } = { from: 0, to: height + t },
): Window {
  if (!isOn(options, 'window')) return { ok: true, holes: {}, notices: [] };
  const face = [length + t, room.to - room.from] as const;
  const most = face.map((side) => Math.floor((side - 2 * clearance) * 10) / 10);
  const [mostWidth = 0, mostHeight = 0] = most;
  if (mostWidth < minWindow || mostHeight < minWindow) {
    const least = minWindow + 2 * clearance;
    const text = `There is no room for a window: it needs a front of at least ${least} × ${least} mm.`;
    return { ok: false, problem: { field: 'window', code: 'does-not-fit', text } };
  }
  const width = amountOf(options, 'windowWidth') ?? Math.max(minWindow, Math.min(mostWidth, Math.round(face[0] / 2)));
  const tall = amountOf(options, 'windowHeight') ?? Math.max(minWindow, Math.min(mostHeight, Math.round(face[1] / 2)));
  for (const [field, value, limit] of [
    ['windowWidth', width, mostWidth],
    ['windowHeight', tall, mostHeight],
  ] as const) {
    if (value > limit) {
      const text = `The window must stay ${clearance} mm from every crease: from ${minWindow} to ${limit} mm here.`;
      return { ok: false, problem: { field, code: 'does-not-fit', text, least: minWindow, most: limit } };
    }
  }
  const [left, top] = [(face[0] - width) / 2, room.from + (face[1] - tall) / 2];
  const hole = roundedHole(left, top, width, tall, Math.min(cornerRadius, width / 2, tall / 2));
  const text = `The window of ${width} × ${tall} mm shows what is inside; ask for a film behind it if the goods need one.`;
  return {
    ok: true,
    holes: { holes: (x0, y0) => [hole.map(([x, y]): Point => [x0 + x, y0 + y])] },
    notices: [{ code: 'window-open', text }],
  };
}

/** A rectangle with rounded corners, anticlockwise as holes run. */
export function roundedHole(
  left: Millimetres,
  top: Millimetres,
  width: Millimetres,
  height: Millimetres,
  radius: Millimetres,
): Point[] {
  const [right, bottom] = [left + width, top + height];
  const quarter = Math.PI / 2;
  return [
    ...arc([left + radius, top + radius], radius, -quarter, -2 * quarter),
    ...arc([left + radius, bottom - radius], radius, 2 * quarter, quarter),
    ...arc([right - radius, bottom - radius], radius, quarter, 0),
    ...arc([right - radius, top + radius], radius, 0, -quarter),
  ];
}
