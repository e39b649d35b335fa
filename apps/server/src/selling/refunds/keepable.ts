import type { Refund } from '@boxwright/storage';

/** Whether a refund of overpaid money that was recorded by hand still waits for its transfer, and can be kept on account instead. */
export const isKeepable = ({
  attemptId,
  state,
  causeCode,
}: Pick<Refund, 'attemptId' | 'state' | 'causeCode'>): boolean =>
  attemptId === null && state === 'by-hand' && causeCode === 'paid-too-much';

/** How long the buyer isn't mailed about it, because the desk often keeps it at once. */
const patienceMs = 5 * 60_000;

/** From when a keepable refund is announced as one; its mail and the order's page keep to it. */
export const announcedAt = ({ createdAt }: Pick<Refund, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + patienceMs);
