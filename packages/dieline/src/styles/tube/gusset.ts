import type { Notice } from '../../dieline.ts';
import { amountOf, type BoxStyle, boxFields, type StyleRequest, singleBlank } from '../style.ts';
import { drawTube, type End, quarterTurn, type TubeEnd, type Wall } from './tube.ts';
import { plainEdge, tuckEnd, tuckOptions } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

const usualShare = 0.2;
const minLeft = 10;

/** The sides are creased down the middle and folded inwards: the box adapts to its goods and can be packed flat. */
export const gusset: BoxStyle = {
  id: 'gusset',
  name: 'Gusset',
  ecma: null,
  family: 'tube',
  fields: boxFields,
  limits: { length: [30, 400], width: [20, 300], height: [30, 600], caliper: [0.2, 0.6] },
  options: [
    {
      id: 'gussetDepth',
      label: 'Gusset depth',
      kind: 'number',
      unit: 'mm',
      least: 2,
      most: 150,
      default: null,
    },
    ...tuckOptions,
    ...windowOptions,
  ],
  draw: (request) => {
    const { length, width, height, caliper: t, options } = request;
    const most = Math.floor(Math.min(width / 2, length / 2 - minLeft) * 10) / 10;
    const depth = amountOf(options, 'gussetDepth') ?? Math.min(most, Math.max(3, Math.round(usualShare * width)));
    if (depth > most) {
      const text = `At this size the gussets can be from 2 to ${most} mm deep.`;
      return { field: 'gussetDepth', code: 'does-not-fit', text, least: 2, most };
    }
    const window = frontWindow(request);
    if (!window.ok) return window.problem;
    const left = (length - 2 * depth).toFixed(0);
    const narrowed: Notice = {
      code: 'gussets-narrow',
      text: `The sides fold in by ${depth} mm each: halfway between front and back the box is ${left} mm long inside.`,
    };
    const bottom = lidsOnly('bottom', request, depth);
    const dieline = drawTube({
      style: 'gusset',
      request,
      walls: gussetWalls(request, depth).map((wall) => (wall.name === 'front' ? { ...wall, ...window.holes } : wall)),
      root: 'front',
      bodyHeight: height + t,
      top: lidsOnly('top', request, depth),
      bottom: { ...bottom, notices: [] },
      glue: { corner: { angle: quarterTurn + leanOf(request, depth) } },
    });
    return singleBlank('carton', dieline, [narrowed, ...window.notices]);
  },
};

/** How far the halves of a side lean inwards. */
function leanOf({ width, caliper: t }: StyleRequest, depth: number): number {
  return Math.atan2(depth, (width + t) / 2);
}

/**
 * Back, left side in two halves, front, right side in two halves; the halves are wider than half the depth because they
 * lean.
 */
function gussetWalls(request: StyleRequest, depth: number): Wall[] {
  const { length, width, caliper: t } = request;
  const lean = leanOf(request, depth);
  const half = Math.hypot(depth, (width + t) / 2);
  const corner = { angle: quarterTurn + lean };
  const inwards = { angle: -2 * lean };
  return [
    { name: 'back', width: length + t, corner },
    { name: 'leftBack', width: half, corner: inwards, role: 'gusset' },
    { name: 'leftFront', width: half, corner, role: 'gusset' },
    { name: 'front', width: length + t, corner },
    { name: 'rightFront', width: half, corner: inwards, role: 'gusset' },
    { name: 'rightBack', width: half - t, corner: null, role: 'gusset' },
  ];
}

/**
 * A tuck end without dust flaps, which sides that fold in can't have. The tuck is narrower than in other cartons
 * because the sides lean inwards there.
 */
function lidsOnly(end: End, request: StyleRequest, depth: number): TubeEnd {
  const { width, caliper: t } = request;
  const lean = leanOf(request, depth);
  const lids = tuckEnd(end, 'back', request, ({ lidDepth }) => {
    const behindFront = width + 1.5 * t - lidDepth;
    return behindFront * Math.tan(lean) + t / 2 / Math.cos(lean);
  });
  const isSide = (wall: string) => wall !== 'front' && wall !== 'back';
  return {
    ...lids,
    notices: lids.notices.filter(({ code }) => code !== 'dust-flaps-shortened'),
    edgeOf: (wall, width) => (isSide(wall) ? plainEdge(width, [], request.caliper) : lids.edgeOf(wall, width)),
  };
}
