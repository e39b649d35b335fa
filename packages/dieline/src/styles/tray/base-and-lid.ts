import type { Millimetres } from '../../dieline.ts';
import type { Blank } from '../../folding/blank.ts';
import { amountOf, type BoxStyle, boxFields, type DrawnBlanks, type StyleRequest } from '../style.ts';
import { trayLimits } from './limits.ts';
import { middleOfBase } from './middle.ts';
import { during, lying, movedBy, stage } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';
import { drawRollTray, usualRoll } from './roll-tray.ts';

/** Lids shorter than this can't be gripped. */
const minLid: Millimetres = 12;
/** Progress from which the folded lid moves down onto the base. */
const lidComesDown = 0.7;

/**
 * Two rolled trays: lid inside = base outside + 2 · play. The base's rim is one board lower than a single tray's, so
 * that the height from its floor to the lid is exactly the requested one.
 */
export const baseAndLid: BoxStyle = {
  id: 'base-and-lid',
  name: 'Base and lid box',
  ecma: 'B20.01',
  family: 'tray',
  fields: boxFields,
  limits: { ...trayLimits, length: [40, 550], width: [30, 400] },
  options: [
    { id: 'play', label: 'Play of the lid, each side', kind: 'number', unit: 'mm', least: 0.3, most: 3, default: 0.6 },
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
    const { height, caliper: t } = request;
    const play = amountOf(request.options, 'play') ?? 0;
    const asked = amountOf(request.options, 'lidHeight');
    // A lid as high as the base reaches down to the table.
    const most = height + t;
    if (asked !== null && asked > most) {
      const text = `The lid can be at most as high as the base: ${most.toFixed(1)} mm.`;
      return { field: 'lidHeight', code: 'does-not-fit', text, least: minLid, most };
    }
    return {
      blanks: [drawBase(request), drawLid(request, play, asked ?? Math.max(minLid, height / 3))],
    } satisfies DrawnBlanks;
  },
};

function drawBase({ length, width, height, caliper: t, tooling }: StyleRequest): Blank {
  const tray = drawRollTray({ length, width, caliper: t, tooling, rim: height, front: height, back: height });
  const dieline = trayDieline('base-and-lid', { length, width, height }, t, tray, tray.notices);
  return {
    part: 'base',
    dieline,
    quantity: 1,
    placement: () => lying('down', middleOfBase(dieline), t / 2),
    folding: (progress) => during(progress, 0, lidComesDown),
  };
}

/** `depth` is how far the lid overlaps the base: from its inner face to the rim's outer face. */
function drawLid(
  { length, width, height, caliper: t, tooling }: StyleRequest,
  play: Millimetres,
  depth: Millimetres,
): Blank {
  const ends = 2 * (usualRoll(t, tooling) + t);
  const inside = { length: length + ends + 2 * play, width: width + 2 * t + 2 * play, height: depth };
  const tray = drawRollTray({ ...inside, caliper: t, tooling, rim: depth, front: depth, back: depth });
  const dieline = trayDieline('base-and-lid', inside, t, tray, []);
  const closed = lying('up', middleOfBase(dieline), height + 1.5 * t);
  return {
    part: 'lid',
    dieline,
    quantity: 1,
    placement: (progress) =>
      movedBy(closed, [0, (1 - stage(progress, lidComesDown, 1)) * (depth + 1.3 * height + 30), 0]),
    folding: (progress) => during(progress, 0, lidComesDown),
  };
}
