import { type BoxStyle, boxFields, singleBlank } from '../style.ts';
import { autoLockBottom, hookReach } from './auto-lock.ts';
import { tubeMotion } from './auto-lock-motion.ts';
import { drawTube, quarterTurn, squareWalls, type Wall } from './tube.ts';
import { tuckEnd, tuckOptions } from './tuck-end.ts';
import { frontWindow, windowOptions } from './window.ts';

/** Delivered glued and flat, erected in one movement, and strong enough for heavy goods. */
export const autoLock: BoxStyle = {
  id: 'auto-lock-bottom',
  name: 'Auto-lock bottom',
  ecma: 'A60.20.00.03',
  family: 'tube',
  fields: boxFields,
  limits: { length: [40, 400], width: [30, 300], height: [30, 600], caliper: [0.25, 1] },
  options: [...tuckOptions, ...windowOptions],
  draw: (request) => {
    const { length, width, height, caliper: t } = request;
    if (width > length) {
      const text = `With an auto-lock bottom the width can't be more than the length: at most ${length} mm here.`;
      return { field: 'width', code: 'does-not-fit', text, least: 30, most: length };
    }
    const least = Math.ceil((width + t) / 2 + hookReach(width));
    if (height < least) {
      const text = `The auto-lock bottom folds flat inside the box: at this width the height must be at least ${least} mm.`;
      return { field: 'height', code: 'does-not-fit', text, least, most: 600 };
    }
    const window = frontWindow(request);
    if (!window.ok) return window.problem;
    const folded = { angle: quarterTurn, motion: tubeMotion.folded };
    const flat = { angle: quarterTurn, motion: tubeMotion.flat };
    // When glued flat, the tube is folded at the corners to the right of the back and the front.
    const corners: { readonly [wall: string]: Pick<Wall, 'corner'> } = {
      back: { corner: folded },
      left: { corner: flat },
      front: { corner: folded },
    };
    const dieline = drawTube({
      style: 'auto-lock-bottom',
      request,
      walls: squareWalls(request, window.holes).map((wall) => ({ ...wall, ...corners[wall.name] })),
      root: 'front',
      bodyHeight: height + t,
      top: tuckEnd('top', 'back', request),
      bottom: autoLockBottom(request),
      glue: { corner: flat },
    });
    return singleBlank('carton', dieline, window.notices);
  },
};
