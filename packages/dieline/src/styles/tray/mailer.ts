import type { Millimetres, Notice, Point } from '../../dieline.ts';
import { type Corner, roundedLine } from '../../geometry/corners.ts';
import { type BoxStyle, boxFields, type StyleRequest } from '../style.ts';
import { attachPanel, edgeBetween } from './edge.ts';
import { trayLimits } from './limits.ts';
import { middleOfBase } from './middle.ts';
import { lying } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';
import { drawRollTray, type RollTray, rollOver, trayOrder } from './roll-tray.ts';

/**
 * A rolled tray for the post: its lid ends in a front as deep as the box, which goes in behind the front wall, and the
 * front's ears slide between the two walls of the rolled ends, where they are held.
 *
 * After FEFCO 0427 ("roll end tuck front"), in carton board. How the ears are held: Colour Stone, "Roll end front tuck"
 * ("cherry locks … inserted in between the over folded side panels").
 */
export const mailer: BoxStyle = {
  id: 'mailer',
  name: 'Mailer box with ears',
  ecma: 'B20.01.00.53',
  family: 'tray',
  fields: boxFields,
  limits: trayLimits,
  options: [],
  draw: (request) => {
    const { length, width, height, caliper: t, tooling } = request;
    const front = measureFront(request);
    const { roll, behind, ear } = front;
    const opening = {
      inner: behind + t / 2 + Math.max(0.35, t),
      // A millimetre more than the ears, because the lid swings in.
      strip: behind + ear + 1,
    };
    const walls = { rim: height, front: height + t, back: height + t };
    const tray = drawRollTray({ length, width, caliper: t, tooling, ...walls, roll, opening });
    attachLid(tray, front);
    const dieline = trayDieline('mailer', { length, width, height }, t, tray, [...tray.notices, ...front.notices]);
    return {
      blanks: [{ part: 'carton', dieline, quantity: 1, placement: () => lying('down', middleOfBase(dieline), t / 2) }],
    };
  },
};

/** Measures of the lid and its front, from crease to crease or edge. */
type LidFront = {
  readonly lid: Millimetres;
  readonly depth: Millimetres;
  /** Distance of the lid's front behind the front wall, from middle to middle. */
  readonly behind: Millimetres;
  readonly ear: Millimetres;
  /** Where the ears begin below the lid. */
  readonly earFrom: Millimetres;
  readonly roll: Millimetres;
  /** How much shorter the lid's front is than the lid, at each side. */
  readonly shoulder: Millimetres;
  readonly notices: readonly Notice[];
};

function measureFront({ width, height, caliper: t, tooling }: StyleRequest): LidFront {
  const clear = Math.max(1.5, 2 * t);
  const lid = width - clear;
  const usual = height - clear;
  // A deeper front would meet the front wall's edge when the lid is closed.
  const depth = Math.min(usual, 0.6 * width);
  const ear = Math.min(Math.max(10, 0.6 * depth), 35, 0.3 * width);
  // Corner flap, ear and inner wall lie side by side, the ear with room to slide.
  const roll = rollOver(3 * t + Math.max(0.5, t / 2), tooling);
  const text = `The lid's front goes in by ${depth.toFixed(1)} mm instead of ${usual.toFixed(1)} mm, because the box is narrow.`;
  return {
    lid,
    depth,
    behind: width + t - lid,
    ear,
    earFrom: 2 * t + 0.5,
    roll,
    shoulder: (roll - t) / 2,
    notices: depth < usual ? [{ code: 'tuck-shortened', text }] : [],
  };
}

function attachLid(tray: RollTray, { lid, depth, ear, earFrom, shoulder }: LidFront): void {
  const back = tray.edges.back;
  const u = back.length;
  attachPanel(tray, 'back', { name: 'lid', role: 'lid', order: trayOrder.afterwards + 1 }, back, [
    [0, 0],
    [0, lid],
    [shoulder, lid],
    [u - shoulder, lid],
    [u, lid],
    [u, 0],
  ]);
  const edge = edgeBetween(back.at(shoulder, lid), back.at(u - shoulder, lid));
  const end = edge.length;
  const earTo = depth - 1;
  const corner = Math.min(3, depth / 6);
  attachPanel(
    tray,
    'lid',
    { name: 'tuck', role: 'tuck', order: trayOrder.afterwards },
    edge,
    roundedLine([
      [[0, 0]],
      [[0, earFrom]],
      [[0, earTo]],
      [[1, depth]],
      [[end - 1, depth]],
      [[end, earTo]],
      [[end, earFrom]],
      [[end, 0]],
    ]),
  );
  const panel = { role: 'tab', order: trayOrder.afterwards } as const;
  const outline = roundedLine(earOutline(earTo - earFrom, ear, corner));
  const mirrored = outline.map(([along, out]): Point => [earTo - earFrom - along, out]).reverse();
  // As everywhere on a tray's sheet, the right end is to the left.
  const right = edgeBetween(edge.at(0, earFrom), edge.at(0, earTo));
  const left = edgeBetween(edge.at(end, earTo), edge.at(end, earFrom));
  attachPanel(tray, 'tuck', { ...panel, name: 'rightEar' }, right, outline);
  attachPanel(tray, 'tuck', { ...panel, name: 'leftEar' }, left, mirrored);
}

/** An ear on its crease, from the lid downwards: its lower corner is round, so that it slides in easily. */
function earOutline(edge: Millimetres, reach: Millimetres, corner: Millimetres): Corner[] {
  const lead = Math.min(0.12 * edge, 3);
  return [[[0, 0]], [[lead, reach], corner], [[edge - 0.3 * edge, reach], 0.8 * reach], [[edge, 0]]];
}
