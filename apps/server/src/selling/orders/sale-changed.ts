import { fail, type Result } from '@boxwright/contract';

/** The failure when a sale at the desk is no longer as the member of staff saw it. */
export const saleChanged: Result<never> = fail(
  'conflict',
  'Somebody has changed this sale since you opened it, or ordered it. It is shown as it is now: please look at it again.',
);
