import type { Point } from '../../dieline.ts';
import { amountOf, type BoxStyle, boxFields, choiceOf, type StyleRequest, singleBlank } from '../style.ts';
import { hangHole } from './hang-hole.ts';
import { headedEdge, headerGlue, headerReach } from './header.ts';
import { tuckProblem } from './proportions.ts';
import { drawTube, type End, quarterTurn, type TubeEnd, type Wall, type WallEdge } from './tube.ts';
import { plainEdge, tuckEnd, tuckOptions } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/**
 * A straight tuck end whose seam is a whole fifth panel: it is glued over the back and extends above it as a doubled
 * header with a hang hole, so the load hangs on a whole panel and not on a lid.
 */
export const fivePanelHanger: BoxStyle = {
  id: 'five-panel-hanger',
  name: 'Five-panel hanger box',
  ecma: 'A20.20.01.01, adapted',
  family: 'tube',
  fields: boxFields,
  // A Euro slot of 32 mm needs 7 mm of board on both sides.
  limits: { length: [47, 300], width: [12, 150], height: [30, 400], caliper: [0.25, 0.7] },
  options: [
    {
      id: 'hangHole',
      label: 'Hang hole',
      kind: 'choice',
      choices: [
        { id: 'euro', label: 'Euro slot' },
        { id: 'round', label: 'Round, 6 mm' },
      ],
      default: 'euro',
    },
    { id: 'headerHeight', label: 'Header height', kind: 'number', unit: 'mm', least: 21, most: 100, default: null },
    ...tuckOptions,
    ...windowOptions,
  ],
  draw: (request) => {
    const misfit = tuckProblem(request);
    if (misfit) return misfit;
    const { height, caliper: t, options } = request;
    const window = frontWindow(request);
    if (!window.ok) return window.problem;
    const tall = amountOf(options, 'headerHeight') ?? Math.min(45, Math.max(28, Math.round(0.2 * height)));
    const [back, left, front, right, outer] = hangerWalls(request);
    const hole = hangHole(choiceOf(options, 'hangHole'), [outer.width / 2, tall], outer.width);
    if (hole && 'field' in hole) return hole;
    const bodyHeight = height + t;
    const [top, bottom] = [hangerEnd('top', request), hangerEnd('bottom', request)];
    const dieline = drawTube({
      style: 'five-panel-hanger',
      request,
      walls: [back, left, { ...front, ...window.holes }, right, outer],
      root: 'front',
      bodyHeight,
      seam: 'wall',
      top: {
        ...top,
        glued: [headerGlue],
        reach: Math.max(top.reach, headerReach(tall)),
        edgeOf: (wall, edge) =>
          wall === 'outerBack'
            ? headedEdge(wall, edge, { tall, caliper: t, line: 'none', hole })
            : top.edgeOf(wall, edge),
      },
      bottom: { ...bottom, notices: [] },
    });
    return singleBlank('carton', dieline, window.notices);
  },
};

/**
 * The back, to which the lids are attached, lies inside of the fifth panel; the side beside the fifth panel is a board
 * wider, and the back ends before that side.
 */
function hangerWalls({ length, width, caliper: t }: StyleRequest): readonly [Wall, Wall, Wall, Wall, Wall] {
  const corner = { angle: quarterTurn };
  return [
    { name: 'back', width: length + t / 2 - Math.max(0.5, t), corner, role: 'innerWall' },
    { name: 'left', width: width + t, corner },
    { name: 'front', width: length + t, corner },
    { name: 'right', width: width + 2 * t, corner },
    { name: 'outerBack', width: length + t - 0.5, corner: null },
  ];
}

/** A tuck end on the back. The right side's dust flap keeps clear of the back, which is a board inside of the corner. */
function hangerEnd(end: End, request: StyleRequest): TubeEnd {
  const t = request.caliper;
  const tucked = tuckEnd(end, 'back', request);
  return {
    ...tucked,
    edgeOf: (wall, width) => {
      if (wall === 'outerBack') return plainEdge(width);
      if (wall !== 'right') return tucked.edgeOf(wall, width);
      // Seen from the body, the back is at the right of the upper edge and at the left of the lower one.
      return movedAlong(tucked.edgeOf(wall, width - t), end === 'top' ? 0 : t, width);
    },
  };
}

/** The flap of a shorter edge on a longer one. */
function movedAlong({ drop, edge, panels, hinges }: WallEdge, by: number, width: number): WallEdge {
  const move = ([u, v]: Point): Point => [u + by, v];
  return {
    drop,
    edge: [[0, 0], ...edge.slice(1, -1).map(move), [width, 0]],
    panels: panels.map((panel) => ({ ...panel, outline: panel.outline.map(move) })),
    hinges: hinges.map((hinge) => ({ ...hinge, crease: [move(hinge.crease[0]), move(hinge.crease[1])] })),
  };
}
