import { fail } from '@boxwright/contract';

/** The line was removed or ordered meanwhile, perhaps in another tab. */
export const lineGone = () => fail('not_found', 'This item is not in your cart any more.', { field: 'lineId' });
