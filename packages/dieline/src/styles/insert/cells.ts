import type { Millimetres } from '../../dieline.ts';
import { amountOf, type BoxProblem, choiceOf, type StyleRequest } from '../style.ts';
import { mostParts, slotWidth } from './strip.ts';

/** A smaller cell fits no product, and a strip tears between two slots that are nearer to each other. */
export const narrowestCell: Millimetres = 15;
/** A lower divider has too little board beside its slots, which are half as deep. */
export const lowestDivider: Millimetres = 16;
/** So that the lid, or the layer above, doesn't rest on the dividers. */
export const headroom: Millimetres = 1;
/** Strips can cross only if both sides are divided. */
const fewest = 2;

/**
 * The choices for the number of cells along one side. The default doesn't depend on the size: otherwise a slightly
 * larger box would have other dividers, and could cost less.
 */
export const cellChoices = Array.from({ length: mostParts - fewest + 1 }, (_, index) => {
  const cells = String(fewest + index);
  return { id: cells, label: cells };
});

/** How one side of the box is divided. */
export type Division = {
  readonly cells: number;
  /** Between two dividers, or between a divider and the box. */
  readonly clear: Millimetres;
  /** The same if everything is pushed together as far as slots and walls allow. */
  readonly least: Millimetres;
};

export type Side = 'length' | 'width';

/** The option with the number of cells along a side. */
export const cellsOption = { length: 'cellsAlong', width: 'cellsAcross' } as const;

/** Equal cells along one side of the box, or why so many aren't possible. */
export function divide(request: StyleRequest, side: Side, play: Millimetres): Division | BoxProblem {
  const { caliper, options, tooling } = request;
  const cells = Number(choiceOf(options, cellsOption[side]));
  const most = Math.floor((request[side] + caliper) / (narrowestCell + caliper) + 1e-9);
  if (cells > most) {
    const text = `The ${side} of ${request[side]} mm has room for at most ${most} cells, so that each is at least ${narrowestCell} mm wide.`;
    return { field: cellsOption[side], code: 'does-not-fit', text };
  }
  const clear = (request[side] - (cells - 1) * caliper) / cells;
  // Two dividers may move towards each other in their slots; at the wall the whole insert may move, and a divider in it.
  const free = slotWidth(caliper, tooling) - caliper;
  return { cells, clear, least: clear - Math.max(free, play + free / 2) };
}

/** The middles of the dividers along a side, from the box's inner wall. */
export function dividersAt({ cells, clear }: Division, caliper: Millimetres): Millimetres[] {
  return Array.from({ length: cells - 1 }, (_, index) => (index + 1) * clear + (index + 0.5) * caliper);
}

/** The height of the dividers: nearly the box's, or the chosen one. */
export function dividerHeight({ height, options }: StyleRequest): Millimetres | BoxProblem {
  const most = height - headroom;
  const chosen = amountOf(options, 'dividerHeight') ?? most;
  if (chosen <= most) return chosen;
  const text = `The dividers can be at most ${most.toFixed(1)} mm high, so that ${headroom} mm is left above them in this box.`;
  return { field: 'dividerHeight', code: 'does-not-fit', text, least: lowestDivider, most };
}
