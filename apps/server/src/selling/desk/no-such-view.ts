import { fail } from '@boxwright/contract';

/** Also the answer for another member's view. */
export const noSuchView = fail('not_found', 'You have no such view. It may have been deleted.');
