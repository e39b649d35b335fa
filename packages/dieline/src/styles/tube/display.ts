import type { Millimetres, Notice, Path, Point } from '../../dieline.ts';
import {
  amountOf,
  type BoxProblem,
  type BoxStyle,
  boxFields,
  choiceOf,
  isOn,
  type StyleRequest,
  singleBlank,
} from '../style.ts';
import { hangHole } from './hang-hole.ts';
import { headedEdge, headerGlue, headerReach } from './header.ts';
import { snapLockProblem } from './proportions.ts';
import { snapLockBottom } from './snap-lock.ts';
import { drawTube, squareWalls, type TubeEnd } from './tube.ts';
import { tuckEnd } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/** Minimum distance between the tear line and any crease. */
const margin: Millimetres = 10;

/** Shipped closed; in the shop the front is torn off along the perforation and the header stands behind the goods. */
export const display: BoxStyle = {
  id: 'display',
  name: 'Display',
  ecma: 'A55.21.01.03, adapted',
  family: 'tube',
  fields: boxFields,
  limits: { length: [40, 400], width: [25, 300], height: [40, 500], caliper: [0.25, 1] },
  options: [
    { id: 'tearOff', label: 'Tear-off front', kind: 'boolean', default: true },
    {
      id: 'frontHeight',
      label: 'Front height once torn off',
      kind: 'number',
      unit: 'mm',
      least: margin,
      most: 400,
      default: null,
      when: 'tearOff',
    },
    {
      id: 'header',
      label: 'Header',
      kind: 'choice',
      choices: [
        { id: 'none', label: 'None' },
        { id: 'fixed', label: 'Fixed' },
        { id: 'tear-off', label: 'Tear-off' },
      ],
      default: 'fixed',
    },
    { id: 'headerHeight', label: 'Header height', kind: 'number', unit: 'mm', least: 20, most: 200, default: null },
    {
      id: 'hangHole',
      label: 'Hang hole in the header',
      kind: 'choice',
      choices: [
        { id: 'none', label: 'None' },
        { id: 'round', label: 'Round, 6 mm' },
        { id: 'euro', label: 'Euro slot' },
      ],
      default: 'none',
    },
    { id: 'slitLock', label: 'Slit lock on the tuck', kind: 'boolean', default: true },
    ...windowOptions,
  ],
  draw: drawDisplay,
};

function drawDisplay(request: StyleRequest) {
  const misfit = snapLockProblem(request);
  if (misfit) return misfit;
  const { height, caliper: t } = request;
  const bodyHeight = height + 3 * t;
  const tear = tearLine(request, bodyHeight);
  if ('text' in tear) return tear;
  const window = frontWindow(request, { from: tear.front ?? 0, to: height + t });
  if (!window.ok) return window.problem;
  const top = headedEnd(request);
  if ('field' in top) return top;
  const walls = squareWalls(request, window.holes).map((wall) => {
    // Above the tear line the left side is torn off the back, so the crease is a perforation there.
    if (wall.name !== 'back' || tear.back === null || !wall.corner) return wall;
    const share = 1 - (tear.back - t) / (bodyHeight - 3 * t);
    const line = [
      { kind: 'crease', from: 0, to: share },
      { kind: 'perforation', from: share, to: 1 },
    ] as const;
    return { ...wall, corner: { ...wall.corner, line } };
  });
  const dieline = drawTube({
    style: 'display',
    request,
    walls,
    root: 'front',
    bodyHeight,
    top,
    bottom: snapLockBottom(request),
    ...(tear.back !== null && { glue: { from: tear.back + 1 } }),
    extra: (leftOf, y0) => perforations(tear, request, leftOf, y0),
  });
  return singleBlank('carton', dieline, [...tear.notices, ...window.notices]);
}

type TearLine = {
  /** Distance of the tear line below the body's upper crease, in front and at the back; null if nothing is torn off. */
  readonly front: Millimetres | null;
  readonly back: Millimetres | null;
  readonly notices: readonly Notice[];
};

/** The tear line goes across the front and up the sides to the back. */
function tearLine({ height, caliper: t, options }: StyleRequest, bodyHeight: Millimetres): TearLine | BoxProblem {
  if (!isOn(options, 'tearOff')) return { front: null, back: null, notices: [] };
  const most = Math.floor(height - 2 * margin);
  const wanted = amountOf(options, 'frontHeight');
  const left = wanted ?? Math.min(most, Math.max(margin, Math.round(0.4 * height)));
  if (left > most) {
    const text = `At this height the front that stays can be from ${margin} to ${most} mm high.`;
    return { field: 'frontHeight', code: 'does-not-fit', text, least: margin, most };
  }
  const front = height + t - left;
  // The glue flap starts below the line, so the line stays well below the top even in a low box.
  const back = Math.min(front - 2, Math.max(margin, 0.25 * bodyHeight));
  return { front, back, notices: [{ code: 'tear-off', text: `Once torn off, the front is ${left} mm high.` }] };
}

function perforations(
  { front, back }: TearLine,
  { length, width, caliper: t }: StyleRequest,
  leftOf: (wall: string) => Millimetres,
  y0: Millimetres,
): Path[] {
  if (front === null || back === null) return [];
  const [low, high] = [y0 + front, y0 + back];
  const line = (...points: Point[]): Path => ({ kind: 'perforation', points, closed: false });
  const [left, middle, right] = [leftOf('left'), leftOf('front'), leftOf('right')];
  return [
    line([left, high], [left + width + t, low]),
    line([middle, low], [middle + length + t, low]),
    line([right, low], [right + width, high]),
  ];
}

/** A tuck end whose lid is attached to the front and tucks in before the back, which extends upwards as a header. */
function headedEnd(request: StyleRequest): TubeEnd | BoxProblem {
  const { length, height, caliper: t, options, tooling } = request;
  const kind = choiceOf(options, 'header');
  const plain = { ...request, options: { ...options, thumbNotch: kind === 'none' } };
  const tuck = tuckEnd('top', 'front', plain);
  if (kind === 'none') return tuck;
  const tall = amountOf(options, 'headerHeight') ?? Math.min(200, Math.max(25, Math.round(0.4 * height)));
  const hole = hangHole(choiceOf(options, 'hangHole'), [(length + t) / 2, tall], length + t);
  if (hole && 'field' in hole) return hole;
  // The dust flaps catch the tuck's slits, so it is the header that makes room between both knives.
  const narrower = Math.max(0, tooling.minRuleDistance - 2 * t);
  const header = { tall, caliper: t, line: kind === 'tear-off' ? 'perforation' : 'none', hole, narrower } as const;
  return {
    ...tuck,
    glued: [headerGlue],
    reach: Math.max(tuck.reach, headerReach(tall)),
    edgeOf: (wall, edge) => (wall === 'back' ? headedEdge(wall, edge, header) : tuck.edgeOf(wall, edge)),
  };
}
