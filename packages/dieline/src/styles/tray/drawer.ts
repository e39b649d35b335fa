import type { Millimetres } from '../../dieline.ts';
import type { Blank } from '../../folding/blank.ts';
import { boundsOf } from '../../geometry/plane.ts';
import { amountOf, type BoxStyle, boxFields, choiceOf, type StyleRequest } from '../style.ts';
import { sleeve } from '../tube/sleeve.ts';
import { trayLimits } from './limits.ts';
import { middleOfBase } from './middle.ts';
import { during, lying, movedBy, stage } from './placing.ts';
import { trayDieline } from './roll-end-tray.ts';
import { drawRollTray, usualRoll } from './roll-tray.ts';

/** Play on each side that lets the tray slide despite the tolerances of cutting and gluing. */
const usualPlay: Millimetres = 1;
const slidesFrom = 0.65;

/** A rolled tray in a sleeve that is open at both ends. The tray slides along its length. */
export const drawer: BoxStyle = {
  id: 'drawer',
  name: 'Drawer box',
  ecma: 'A01.01 + B20.01',
  family: 'tray',
  fields: boxFields,
  limits: { ...trayLimits, length: [40, 580], width: [30, 380], caliper: [0.25, 1] },
  options: [
    {
      id: 'play',
      label: 'Play of the tray, each side',
      kind: 'number',
      unit: 'mm',
      least: 0.5,
      most: 3,
      default: usualPlay,
    },
    {
      id: 'thumbNotches',
      label: 'Thumb notches in the sleeve',
      kind: 'choice',
      choices: [
        { id: 'none', label: 'None' },
        { id: 'top', label: 'At one end' },
        { id: 'both', label: 'At both ends' },
      ],
      default: 'top',
    },
  ],
  draw: (request) => {
    const { length, width, height, caliper: t, options, tooling } = request;
    const play = amountOf(options, 'play') ?? usualPlay;
    // In its own drawing the sleeve is upright: it goes around the tray's width and height and is as high as the tray
    // is long. Its glue flap is inside, beside the tray, so that side is wider by a board's thickness.
    const around = {
      length: width + 3 * t + 2 * play,
      width: height + 2 * t + 2 * play,
      height: length + 2 * (usualRoll(t, tooling) + t),
      caliper: t,
      tooling,
      options: {
        ...Object.fromEntries(sleeve.options.map((option) => [option.id, option.default])),
        thumbNotches: choiceOf(options, 'thumbNotches'),
      },
    };
    const drawn = sleeve.draw(around);
    if (!('blanks' in drawn)) return drawn;
    return {
      blanks: [drawTray(request), ...drawn.blanks.map((blank) => laidSleeve(blank, around))],
      notices: drawn.notices ?? [],
    };
  },
};

function drawTray({ length, width, height, caliper: t, tooling }: StyleRequest): Blank {
  const rim = height + t;
  const tray = drawRollTray({ length, width, caliper: t, tooling, rim, front: rim, back: rim });
  const dieline = trayDieline('drawer', { length, width, height }, t, tray, tray.notices);
  const closed = lying('down', middleOfBase(dieline), 1.5 * t);
  return {
    part: 'tray',
    dieline,
    quantity: 1,
    placement: (progress) => movedBy(closed, [(1 - stage(progress, slidesFrom, 1)) * (length + 2 * height + 40), 0, 0]),
    folding: (progress) => during(progress, 0, 0.5),
  };
}

/** The sleeve in the box: its front is on top, its axis is along the tray's length. */
function laidSleeve(blank: Blank, { width, caliper: t }: StyleRequest): Blank {
  const front = blank.dieline.panels[0]?.outline ?? [];
  const { left, top, right, bottom } = boundsOf(front);
  const upper = width + 1.5 * t;
  return {
    ...blank,
    dieline: { ...blank.dieline, style: 'drawer' },
    placement: () => ({
      // The glue flap is on the right of the drawing; the tray is centred in the remaining width.
      origin: [(top + bottom) / 2, upper, (t - left - right) / 2],
      xAxis: [0, 0, 1],
      yAxis: [1, 0, 0],
    }),
    folding: (progress) => during(progress, 0.1, slidesFrom),
  };
}
