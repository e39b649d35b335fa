import type { Millimetres, Notice } from '../../dieline.ts';
import type { Blank } from '../../folding/blank.ts';
import { amountOf, type BoxStyle, type DrawnBlanks, type StyleRequest } from '../style.ts';
import { stage } from '../tray/placing.ts';
import { cellChoices, cellsOption, type Division, divide, dividerHeight, dividersAt, lowestDivider } from './cells.ts';
import { drawStrip } from './strip.ts';

/** Between the ends of the dividers and the box: the tolerances of a folding carton and a die together. */
const usualPlay: Millimetres = 0.5;
/** Our rule of thumb: a sheet of board bows if more than this many times its thickness is unsupported. */
const slenderest = 250;
/** The crosswise dividers are lowered one after the other; each takes this share of the time. */
const oneLowered = 0.5;

/**
 * Slotted strips that cross and divide a box into equal cells. Length, width and height are the inside of that box.
 * Lengthwise strips are slotted from above, crosswise ones from below, each over half its height; all end at the walls,
 * so that the box holds them.
 *
 * Sources: Kirwan, "Paper and Paperboard Packaging Technology", 12.3.12, for interlocking strips of solid board;
 * General Partition for their thickness, 0.46 to 1.5 mm in one ply; see `strip.ts` for the slots.
 */
export const dividerInsert: BoxStyle = {
  id: 'divider-insert',
  name: 'Divider insert',
  ecma: null,
  family: 'insert',
  fields: [
    { id: 'length', label: 'Length', hint: 'Inside of the box that it goes into, from left to right' },
    { id: 'width', label: 'Width', hint: 'Inside of that box, from front to back' },
    { id: 'height', label: 'Height', hint: 'Inside of that box; the dividers stand a little lower' },
  ],
  limits: { length: [50, 600], width: [40, 450], height: [20, 400], caliper: [0.3, 1.6] },
  options: [
    {
      id: cellsOption.length,
      label: 'Cells along the length',
      kind: 'choice',
      choices: cellChoices,
      default: '3',
    },
    {
      id: cellsOption.width,
      label: 'Cells along the width',
      kind: 'choice',
      choices: cellChoices,
      default: '2',
    },
    {
      id: 'dividerHeight',
      label: 'Height of the dividers',
      kind: 'number',
      unit: 'mm',
      least: lowestDivider,
      most: 399,
      default: null,
    },
    {
      id: 'play',
      label: 'Play between divider and box, each end',
      kind: 'number',
      unit: 'mm',
      least: 0.25,
      most: 3,
      default: usualPlay,
    },
  ],
  draw: (request) => {
    const play = amountOf(request.options, 'play') ?? usualPlay;
    const [along, across, height] = [
      divide(request, 'length', play),
      divide(request, 'width', play),
      dividerHeight(request),
    ];
    if ('field' in along) return along;
    if ('field' in across) return across;
    return typeof height === 'number' ? drawInsert(request, along, across, height, play) : height;
  },
};

function drawInsert(
  { length, width, height: boxHeight, caliper, tooling }: StyleRequest,
  along: Division,
  across: Division,
  height: Millimetres,
  play: Millimetres,
): DrawnBlanks {
  const size = { length, width, height: boxHeight };
  const [xs, zs] = [dividersAt(along, caliper), dividersAt(across, caliper)];
  const strip = (inside: Millimetres, slots: readonly Millimetres[], slotted: 'above' | 'below') =>
    drawStrip(
      { length: inside - 2 * play, height, slots: slots.map((at) => at - play), slotted },
      size,
      caliper,
      tooling,
    );
  const lengthwise: Blank = {
    part: 'lengthwise',
    dieline: strip(length, xs, 'above'),
    quantity: zs.length,
    placement: (_, piece = 0) => ({
      origin: [play - length / 2, height, (zs[piece] ?? 0) - width / 2],
      xAxis: [1, 0, 0],
      yAxis: [0, 1, 0],
    }),
  };
  const crosswise: Blank = {
    part: 'crosswise',
    dieline: strip(width, zs, 'below'),
    quantity: xs.length,
    placement: (progress, piece = 0) => ({
      origin: [
        (xs[piece] ?? 0) - length / 2,
        height + above(progress, piece, xs.length) * (height + 20),
        width / 2 - play,
      ],
      // Its print faces to the right.
      xAxis: [0, 0, -1],
      yAxis: [0, 1, 0],
    }),
  };
  return { blanks: [lengthwise, crosswise], notices: noticesOf(along, across, height, caliper) };
}

/** How far a piece still is from its place, from 1 to 0. */
function above(progress: number, piece: number, pieces: number): number {
  const from = pieces > 1 ? ((1 - oneLowered) * piece) / (pieces - 1) : 0;
  return 1 - stage(progress, from, from + oneLowered);
}

function noticesOf(along: Division, across: Division, height: Millimetres, caliper: Millimetres): Notice[] {
  const tenths = (length: Millimetres) => (Math.floor(length * 10) / 10).toFixed(1);
  const cells = `${along.cells * across.cells} cells, ${along.cells} along the length and ${across.cells} along the width`;
  const room: Notice = {
    code: 'cells',
    text: `${cells}: each is at least ${tenths(along.least)} × ${tenths(across.least)} mm wide.`,
  };
  const free = Math.max(along.clear, across.clear);
  const most = slenderest * caliper;
  if (Math.min(free, height) <= most) return [room];
  const text = `Dividers of ${caliper} mm board bow where they are free over more than ${Math.floor(most)} mm. More cells, lower dividers or a thicker board keep them straight.`;
  return [room, { code: 'bows', text }];
}
