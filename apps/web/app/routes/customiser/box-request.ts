import type { Board, Variant } from '@boxwright/contract';
import type { BoxRequest } from '@boxwright/dieline';

/** A box as the dieline engine takes it. */
export const requestOf = (
  { length, width, height }: Pick<Variant, 'length' | 'width' | 'height'>,
  { caliper }: Pick<Board, 'caliper'>,
): BoxRequest => ({ length, width, height, caliper });
