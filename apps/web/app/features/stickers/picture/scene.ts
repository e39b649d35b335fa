import type { OutlineSize } from '@boxwright/pricing';
import type { StickerLook } from './looks.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies beside the sticker in the same scale, with its size in mm. */
export const yardsticks = {
  coin: { width: 27, height: 27, words: 'a ten-rupee coin of 27 mm' },
  hand: { width: 104, height: 186, words: 'a hand of 18 cm' },
} as const;
export type Yardstick = keyof typeof yardsticks;

/** What the sticker is on: its backing sheet, or for a clear sticker something that shows through. */
export type Ground = 'liner' | 'jar' | 'pane';

export interface Scene {
  readonly frame: { readonly width: number; readonly height: number };
  /** Upper left corner of the sticker. */
  readonly sticker: { readonly x: number; readonly y: number };
  readonly ground: Ground;
  /** The backing sheet or the jar. */
  readonly base: Rectangle;
  readonly yardstick: Yardstick;
  /** Upper left corner of the coin or hand. */
  readonly beside: { readonly x: number; readonly y: number };
}

/** Width of the picture divided by its height. */
export const sceneAspect = 3 / 2;

/** From this longer side on, in mm, a hand is the better yardstick, and no jar is large enough. */
const large = 130;

/** Where everything lies, in mm, in a frame of a fixed aspect. */
export const sceneOf = ({ length, width }: OutlineSize, { surface }: StickerLook): Scene => {
  const longest = Math.max(length, width);
  const yardstick = longest > large ? 'hand' : 'coin';
  const ground = surface !== 'clear' ? 'liner' : longest > large ? 'pane' : 'jar';
  const object = yardsticks[yardstick];
  const around = aroundSticker(ground, length, width);
  const base = { width: length + 2 * around.side, height: width + around.above + around.below };
  const gap = 0.05 * base.width + 3;
  const [long, tall] = [base.width + gap + object.width, Math.max(base.height, object.height)];
  const margin = 0.06 * Math.max(long, tall * sceneAspect);
  const frameWidth = Math.max(long + 2 * margin, (tall + 2 * margin) * sceneAspect);
  const frame = { width: frameWidth, height: frameWidth / sceneAspect };
  const left = (frame.width - long) / 2;
  const top = (frame.height - tall) / 2;
  const baseY = top + (ground === 'jar' ? tall - base.height : (tall - base.height) / 2);
  return {
    frame,
    sticker: { x: left + around.side, y: baseY + around.above },
    ground,
    base: { x: left, y: baseY, ...base },
    yardstick,
    beside: { x: left + base.width + gap, y: top + tall - object.height },
  };
};

const aroundSticker = (ground: Ground, length: number, width: number) => {
  if (ground !== 'jar') {
    const edge = ground === 'liner' ? Math.min(10, 0.09 * Math.min(length, width) + 1.5) : 0;
    return { side: edge, above: edge, below: edge };
  }
  const side = Math.max(0.16 * length, (48 - length) / 2);
  const [above, below] = [0.3 * (length + 2 * side), Math.max(0.2 * width, (36 - width) / 2)];
  return { side, above, below };
};
