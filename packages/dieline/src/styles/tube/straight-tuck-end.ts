import { type BoxStyle, boxFields } from '../style.ts';
import { tubeLimits } from './limits.ts';
import { tuckOptions } from './tuck-end.ts';
import { drawTuckTube } from './tuck-tube.ts';
import { windowOptions } from './window.ts';

/** Both lids are attached to the back. */
export const straightTuckEnd: BoxStyle = {
  id: 'straight-tuck-end',
  name: 'Straight tuck end',
  ecma: 'A20.20.01.01',
  family: 'tube',
  fields: boxFields,
  limits: tubeLimits,
  options: [...tuckOptions, ...windowOptions],
  draw: (request) => drawTuckTube('straight-tuck-end', request, 'back'),
};
