import type { Proof } from '@boxwright/storage';

/** Whether a proof has the decision of an earlier order: it was decided before it was made. Its note names the order. */
export const isApprovedAsBefore = ({ decidedAt, createdAt }: Pick<Proof, 'decidedAt' | 'createdAt'>): boolean =>
  decidedAt !== null && decidedAt < createdAt;
