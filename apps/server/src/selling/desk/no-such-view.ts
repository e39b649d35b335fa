import { fail } from '@boxwright/contract';

/** Also the answer for another member's view. */
export const noSuchView = fail('not_found', 'There is no such view of yours. It may be deleted already.');
