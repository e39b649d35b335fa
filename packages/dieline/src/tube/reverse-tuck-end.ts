import { type BoxStyle, boxFields, singleBlank } from '../style.ts';
import { drawTuckTube } from '../tuck-tube.ts';
import { tubeLimits } from './limits.ts';

/** The top lid hangs on the back, the bottom one on the front. */
export const reverseTuckEnd: BoxStyle = {
  id: 'reverse-tuck-end',
  name: 'Reverse tuck end',
  ecma: 'A20.20.01.03',
  family: 'tube',
  fields: boxFields,
  limits: tubeLimits,
  options: [],
  draw: (request) => singleBlank('carton', drawTuckTube('reverse-tuck-end', request, { top: 'back', bottom: 'front' })),
};
