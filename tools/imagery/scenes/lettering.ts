export { d, disc, type Face, fill, line, rect, words } from '@boxwright/pictures';
