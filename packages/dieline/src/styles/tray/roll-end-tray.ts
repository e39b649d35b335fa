import type { Dieline, Notice, Size } from '../../dieline.ts';
import { assemble } from '../../folding/assemble.ts';
import { type BoxStyle, boxFields, type DrawnBlanks } from '../style.ts';
import { type BlankBuilder, movedToOrigin } from './edge.ts';
import { trayLimits } from './limits.ts';
import { middleOfBase } from './middle.ts';
import { lying } from './placing.ts';
import { drawRollTray } from './roll-tray.ts';

/** An open tray; the inside height is measured under the rolled rim. */
export const rollEndTray: BoxStyle = {
  id: 'roll-end-tray',
  name: 'Roll-end tray',
  ecma: 'B20.01',
  family: 'tray',
  fields: boxFields,
  limits: trayLimits,
  options: [],
  draw: ({ length, width, height, caliper: t, tooling }): DrawnBlanks => {
    const walls = { rim: height + t, front: height + t, back: height + t };
    const tray = drawRollTray({ length, width, caliper: t, tooling, ...walls });
    const dieline = trayDieline('roll-end-tray', { length, width, height }, t, tray, tray.notices);
    return {
      blanks: [{ part: 'tray', dieline, quantity: 1, placement: () => lying('down', middleOfBase(dieline), t / 2) }],
    };
  },
};

/** The finished drawing of a tray; its bounding box starts at [0, 0]. */
export function trayDieline(
  style: string,
  inside: Size,
  caliper: number,
  grown: BlankBuilder,
  notices: readonly Notice[],
): Dieline {
  return assemble({ style, inside, caliper, ...movedToOrigin(grown), notices });
}
