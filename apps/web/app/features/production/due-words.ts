import type { JobRow } from '@boxwright/contract';

/** Why a job has no day yet by which it must leave the works. */
export const whyNoDay = ({ proof }: Pick<JobRow, 'proof'>): string =>
  proof !== null && proof.state !== 'approved' && !proof.isWaived
    ? 'No day yet: it counts from the approval of the proof'
    : 'No day promised';
