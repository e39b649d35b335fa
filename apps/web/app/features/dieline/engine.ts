/** The engine as a module of its own, fetched when something is to be drawn or judged. */
export { drawBox } from '@boxwright/dieline';
