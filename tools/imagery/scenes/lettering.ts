export { d, disc, fill, line, rect, words } from '../../../apps/server/src/pictures/drawing/shapes.ts';
export type { Face } from '../../../apps/server/src/pictures/lettering/letter-case.ts';
