import type { Millimetres } from '../../dieline.ts';
import type { BoxProblem, StyleRequest } from '../style.ts';

/**
 * The most depth of a lid, measured by its hinge. Dust flaps, which reach half the length at most, don't hold deeper
 * lids.
 */
const deepestLid = 3;

/** Why a tuck or sealed end wouldn't close at this size; null when it does. */
export function tuckProblem({ length, width }: Pick<StyleRequest, 'length' | 'width'>): BoxProblem | null {
  if (width <= deepestLid * length) return null;
  const most = tenth(deepestLid * length);
  const text = `The dust flaps of so narrow a box don't hold its lid: the width can be at most ${most} mm here. The lid hangs on the length, so please swap length and width if you can.`;
  return { field: 'width', code: 'does-not-fit', text, least: 12, most };
}

/** Why a snap-lock bottom wouldn't lock at this size; null when it does. */
export function snapLockProblem({ length, width }: Pick<StyleRequest, 'length' | 'width'>): BoxProblem | null {
  if (width <= length) return null;
  const text = `A snap-lock bottom locks along the longer side: the width can be at most ${length} mm here. Please swap length and width, or choose another bottom.`;
  return { field: 'width', code: 'does-not-fit', text, least: 20, most: length };
}

const tenth = (length: Millimetres) => Math.floor(length * 10) / 10;

/** The width of a snap lock's tongue: about a third of a short side, a quarter of a long one. */
export function tongueWidthOf(length: Millimetres): Millimetres {
  return Math.min(0.35 * length, Math.max(26, length / 4));
}

/** How far the tongue goes in, by the depth of its flap; further on long sides. */
export function tongueDepthOf(length: Millimetres, shoulder: Millimetres): Millimetres {
  return Math.min(Math.max(0.2 * shoulder, 3), Math.max(6, length / 40));
}
