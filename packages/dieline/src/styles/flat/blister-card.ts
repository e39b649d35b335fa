import type { GlueZone, Hinge, Millimetres, Panel } from '../../dieline.ts';
import {
  amountOf,
  type BoxProblem,
  type BoxStyle,
  choiceOf,
  type DrawnBlanks,
  isOn,
  type StyleRequest,
  singleBlank,
} from '../style.ts';
import type { Tooling } from '../tooling.ts';
import { euroHole, euroHoleSize, rectangle } from './shapes.ts';
import { cardBorder, flatSheet } from './sheet.ts';

/** Minimum board above the hang hole, between it and the blister's seal, and beside the seal. */
const landOverHole: Millimetres = 6;
const landUnderHole: Millimetres = 5;
const landBeside: Millimetres = 4;
const blisterRadius: Millimetres = 5;

/**
 * A card for a blister, which is either sealed onto it (face seal: the flange is a glue zone on the print) or goes
 * through a window of a card that is folded over the flange (trapped). The hang hole is a Euro hole.
 *
 * Sources: EN 13010:2003 for the hole; the flange of 6 mm and the two constructions are from blister manufacturers.
 */
export const blisterCard: BoxStyle = {
  id: 'blister-card',
  name: 'Blister card',
  ecma: null,
  family: 'flat',
  fields: [
    { id: 'length', label: 'Height' },
    { id: 'width', label: 'Width' },
  ],
  limits: { length: [80, 400], width: [60, 300], height: [0, 0], caliper: [0.3, 1] },
  options: [
    {
      id: 'seal',
      label: 'How the blister is held',
      kind: 'choice',
      choices: [
        { id: 'face', label: 'Sealed on the front' },
        { id: 'trapped', label: 'Between a folded card' },
      ],
      default: 'face',
    },
    { id: 'cornerRadius', label: 'Corner radius', kind: 'number', unit: 'mm', least: 0, most: 25, default: 4 },
    { id: 'hangHole', label: 'Euro hang hole', kind: 'boolean', default: true },
    { id: 'blisterWidth', label: 'Blister width', kind: 'number', unit: 'mm', least: 15, most: 280, default: null },
    { id: 'blisterHeight', label: 'Blister height', kind: 'number', unit: 'mm', least: 15, most: 360, default: null },
    { id: 'flange', label: 'Sealing flange', kind: 'number', unit: 'mm', least: 4, most: 12, default: 6 },
  ],
  draw: (request) => {
    const zone = blisterZone(request);
    return 'field' in zone ? zone : drawCard(request, zone);
  },
};

/** The blister's outline on the card, without its flange: position and size. */
type Zone = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly flange: number;
};

function blisterZone({ length, width, options }: StyleRequest): Zone | BoxProblem {
  const flange = amountOf(options, 'flange') ?? 0;
  const head = isOn(options, 'hangHole') ? landOverHole + euroHoleSize.height + landUnderHole : landBeside;
  const border = landBeside + flange;
  const [mostWidth, mostHeight] = [width - 2 * border, length - head - flange - border];
  const [askedWidth, askedHeight] = [amountOf(options, 'blisterWidth'), amountOf(options, 'blisterHeight')];
  for (const [field, asked, most] of [
    ['blisterWidth', askedWidth, mostWidth],
    ['blisterHeight', askedHeight, mostHeight],
  ] as const) {
    const tooSmall = `With a flange of ${flange} mm there is no room for a blister of 15 mm on this card.`;
    if (most < 15) return { field, code: 'does-not-fit', text: tooSmall };
    if (asked !== null && asked > most) {
      const text = `The blister can be at most ${most.toFixed(1)} mm there, so that its flange lies on the card.`;
      return { field, code: 'does-not-fit', text, least: 15, most };
    }
  }
  const size = {
    width: askedWidth ?? Math.max(15, Math.min(mostWidth, 0.7 * width)),
    height: askedHeight ?? Math.max(15, Math.min(mostHeight, 0.5 * length)),
  };
  // In the lower part, if possible with the same distance from the bottom edge as from the sides.
  const top = Math.min(length - border - size.height, head + flange + (mostHeight - size.height) * 0.75);
  return { left: (width - size.width) / 2, top, ...size, flange };
}

function drawCard({ length, width, caliper, options, tooling }: StyleRequest, zone: Zone): DrawnBlanks {
  const radius = amountOf(options, 'cornerRadius') ?? 0;
  const trapped = choiceOf(options, 'seal') === 'trapped';
  const hole = isOn(options, 'hangHole') ? [euroHole([width / 2, landOverHole]).reverse()] : [];
  const corner = Math.min(blisterRadius, zone.width / 4);
  const window = rectangle([zone.left, zone.top], zone.width, zone.height, corner);
  const flange = rectangle(
    [zone.left - zone.flange, zone.top - zone.flange],
    zone.width + 2 * zone.flange,
    zone.height + 2 * zone.flange,
    corner + zone.flange,
  );
  const size = { length, width, height: 0 };
  const sheet = { style: 'blister-card', size, caliper, border: cardBorder };
  if (!trapped) {
    const outline = rectangle([0, 0], width, length, radius);
    const seal: GlueZone = {
      panel: 'front',
      face: 'outside',
      outline: flange,
      holes: [window.toReversed()],
      partner: null,
      isApplied: true,
      order: 0,
    };
    return singleBlank(
      'sheet',
      flatSheet({ ...sheet, panels: [{ name: 'front', role: 'face', outline, holes: hole }], seals: [seal] }),
    );
  }
  return singleBlank(
    'sheet',
    flatSheet({
      ...sheet,
      ...foldedCard([length, width, radius], caliper, tooling, hole, window.toReversed()),
      glued: [['back', 'front']],
    }),
  );
}

type Outline = Panel['outline'];

/** A front with a window, and below it the back, which is folded up behind the front. */
function foldedCard(
  [length, width, radius]: readonly [Millimetres, Millimetres, Millimetres],
  caliper: Millimetres,
  { widestCrease }: Tooling,
  hole: readonly Outline[],
  window: Outline,
): { panels: Panel[]; hinges: Hinge[] } {
  const spine = 2 * caliper;
  const isWide = spine <= widestCrease;
  const front = rectangle([0, 0], width, length, [radius, radius, 0, 0]);
  const back = rectangle([0, length + spine], width, length, [0, 0, radius, radius]);
  const fold = (parent: string, child: string, y: Millimetres): Hinge => ({
    parent,
    child,
    crease: [
      [width, y],
      [0, y],
    ],
    angle: Math.PI / 2,
    order: 0,
  });
  const mirroredHole = hole.map((points) => points.map(([x, y]) => [x, 2 * length + spine - y] as const).reverse());
  return {
    panels: [
      { name: 'front', role: 'face', outline: front, holes: [...hole, window] },
      { name: 'spine', role: 'strip', outline: rectangle([0, length], width, spine) },
      { name: 'back', role: 'face', outline: back, holes: mirroredHole },
    ],
    hinges: isWide
      ? [
          { ...fold('front', 'spine', length), wide: spine },
          { ...fold('spine', 'back', length + spine), line: 'none' },
        ]
      : [fold('front', 'spine', length), fold('spine', 'back', length + spine)],
  };
}
