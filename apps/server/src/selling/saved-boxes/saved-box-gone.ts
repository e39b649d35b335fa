import { fail } from '@boxwright/contract';

/** Deleted meanwhile, or never the customer's. */
export const savedBoxGone = () => fail('not_found', 'This box is not among your saved boxes (any more).');
