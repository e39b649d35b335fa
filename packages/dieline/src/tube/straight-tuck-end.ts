import { type BoxStyle, boxFields, singleBlank } from '../style.ts';
import { drawTuckTube } from '../tuck-tube.ts';
import { tubeLimits } from './limits.ts';

/** Both lids hang on the back. */
export const straightTuckEnd: BoxStyle = {
  id: 'straight-tuck-end',
  name: 'Straight tuck end',
  ecma: 'A20.20.01.01',
  family: 'tube',
  fields: boxFields,
  limits: tubeLimits,
  options: [],
  draw: (request) => singleBlank('carton', drawTuckTube('straight-tuck-end', request, { top: 'back', bottom: 'back' })),
};
