import type { Paint } from '@boxwright/print-files';

/** Whether a colour of the screen is a shade of grey, which is printed in black alone. */
export const isGrey = ({ screen }: Paint): boolean =>
  screen !== null && Math.max(...screen) - Math.min(...screen) < 0.02;

/** Whether it is printed in several inks, which must register, or is left white among others. */
export const isDelicate = (paint: Paint): boolean =>
  paint.isWhite || paint.inks.length > 1 || (paint.screen !== null && !isGrey(paint));
