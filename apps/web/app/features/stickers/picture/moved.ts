import type { OutlineSize } from '@boxwright/pricing';

/** A rectangle that covers the sticker and a part of its size more on each side. */
export const areaOf = ({ length, width }: OutlineSize, more = 0.1) => ({
  x: -more * length,
  y: -more * width,
  width: (1 + 2 * more) * length,
  height: (1 + 2 * more) * width,
});

/**
 * Moves with the light, which is at -1 to 1 in both directions, by up to x and y mm. While the light moves, the moving
 * part is a layer of its own, so that the rest isn't painted anew.
 */
export const moved = (x: number, y: number) => ({
  transform: `translate(calc(var(--light-x, 0) * ${x.toFixed(2)}px), calc(var(--light-y, 0) * ${y.toFixed(2)}px))`,
  willChange: 'var(--light-layer, auto)',
});
