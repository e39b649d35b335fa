import type { Millimetres, Size } from '../../dieline.ts';
import type { Blank } from '../../folding/blank.ts';
import { amountOf, type BoxStyle, boxFields, type StyleRequest } from '../style.ts';
import type { Tooling } from '../tooling.ts';
import { middleOfBase } from '../tray/middle.ts';
import { during, lying, movedBy, stage } from '../tray/placing.ts';
import { drawShell } from './rigid-shell.ts';
import { drawWrap, wrapCaliper } from './rigid-wrap.ts';
import { gluedTogether } from './wrap-glue.ts';

const minLid: Millimetres = 15;
/** Progress at which the walls are up, at which they are wrapped, and from which the lid moves down. */
const [standing, wrapped, lidComesDown] = [0.3, 0.7, 0.75];

/**
 * Set-up box: greyboard base and lid, each wrapped in printed paper. Inside sizes are between the faces of the base's
 * greyboard; the height is up to the lid's greyboard. Lid inside = base outside with its wrap + 2 · play.
 *
 * Sources: makers' guides give greyboard of 1.5 to 2.5 mm, wraps of 105 to 157 gsm (about 0.2 mm with glue on each
 * face), a turn-in of 15 mm, and 0.5 to 0.8 mm between lid and base.
 */
export const rigidBox: BoxStyle = {
  id: 'rigid-box',
  name: 'Rigid box',
  ecma: null,
  family: 'wrapped',
  fields: boxFields,
  limits: { length: [45, 450], width: [45, 350], height: [20, 200], caliper: [1, 3] },
  options: [
    { id: 'play', label: 'Play of the lid, each side', kind: 'number', unit: 'mm', least: 0.4, most: 2, default: 0.6 },
    {
      id: 'lidHeight',
      label: 'Height of the lid',
      kind: 'number',
      unit: 'mm',
      least: minLid,
      most: 200,
      default: null,
    },
  ],
  draw: (request) => {
    const { height, caliper: t, options } = request;
    const play = amountOf(options, 'play') ?? 0;
    const asked = amountOf(options, 'lidHeight');
    const most = Math.floor((height + t) * 10) / 10;
    if (asked !== null && asked > most) {
      const text = `The lid can be at most as high as the base: ${most} mm.`;
      return { field: 'lidHeight', code: 'does-not-fit', text, least: minLid, most };
    }
    return { blanks: [...drawBase(request), ...drawLid(request, play, asked ?? Math.max(minLid, height / 3))] };
  },
};

/** Heights above the table: the base's wrap, its shell, the inside height, the lid's shell and wrap. */
function drawBase({ length, width, height, caliper: t, tooling }: StyleRequest): Blank[] {
  return half(
    'base',
    { length, width, height },
    t,
    tooling,
    'down',
    (wrap) => (wrap ? wrapCaliper / 2 : wrapCaliper + t / 2),
    0,
  );
}

function drawLid(
  { length, width, height, caliper: t, tooling }: StyleRequest,
  play: Millimetres,
  depth: Millimetres,
): Blank[] {
  // At the ends there are two papers on the base: the corner tabs and the wall over them.
  const inside = {
    length: length + 2 * (t + 2 * wrapCaliper + play),
    width: width + 2 * (t + wrapCaliper + play),
    height: depth,
  };
  const shell = wrapCaliper + height + 1.5 * t;
  return half(
    'lid',
    inside,
    t,
    tooling,
    'up',
    (wrap) => shell + (wrap ? (t + wrapCaliper) / 2 : 0),
    depth + height * 0.6 + 40,
  );
}

/** A shell and its wrap. Their walls are a paper lower than the inside height, for the paper over the rim. */
function half(
  part: 'base' | 'lid',
  inside: Size,
  t: Millimetres,
  tooling: Tooling,
  print: 'down' | 'up',
  heightOf: (wrap: boolean) => Millimetres,
  lift: Millimetres,
): Blank[] {
  const wall = inside.height + t / 2 - wrapCaliper;
  const shell = drawShell(inside, t, wall, tooling.minRuleDistance);
  const outer = { length: inside.length + 2 * t, width: inside.width + 2 * t, height: wall + t / 2 };
  const wrap = drawWrap(outer, t, tooling);
  const name = part === 'base' ? 'Base' : 'Lid';
  const lifted = (progress: number) => (1 - stage(progress, lidComesDown, 1)) * lift;
  return gluedTogether(
    {
      part: 'shell',
      name: `${name} shell`,
      dieline: shell,
      quantity: 1,
      placement: (progress) => movedBy(lying(print, middleOfBase(shell), heightOf(false)), [0, lifted(progress), 0]),
      folding: (progress) => during(progress, 0, standing),
    },
    {
      part: 'wrap',
      name: `${name} wrap`,
      dieline: wrap,
      quantity: 1,
      placement: (progress) => movedBy(lying(print, middleOfBase(wrap), heightOf(true)), [0, lifted(progress), 0]),
      folding: (progress) => during(progress, standing, wrapped),
    },
  );
}
