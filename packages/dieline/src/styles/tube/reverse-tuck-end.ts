import { type BoxStyle, boxFields } from '../style.ts';
import { tubeLimits } from './limits.ts';
import { tuckOptions } from './tuck-end.ts';
import { drawTuckTube } from './tuck-tube.ts';
import { windowOptions } from './window.ts';

/** The top lid is attached to the back, the bottom one to the front, so that the blanks interlock on a sheet. */
export const reverseTuckEnd: BoxStyle = {
  id: 'reverse-tuck-end',
  name: 'Reverse tuck end',
  ecma: 'A20.20.03.01',
  family: 'tube',
  fields: boxFields,
  limits: tubeLimits,
  options: [...tuckOptions, ...windowOptions],
  draw: (request) => drawTuckTube('reverse-tuck-end', request, 'front'),
};
