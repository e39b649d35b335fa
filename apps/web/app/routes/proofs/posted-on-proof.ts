import type { ProofLineRow, ProofRow } from '@boxwright/contract';
import type { ArtworkStanding } from '@boxwright/orders';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { validProof } from '../../features/proof/proof-words.ts';
import type { ProofForm } from '../../paths.ts';
import { formatMoment } from '../../ui/moment.ts';
import type { TypedOnProof } from './receive-proof-form.server.ts';

/** What the page gets back from one of its forms that was refused. */
export interface PostedOnProof {
  readonly failed: PostedProblem;
  readonly form: ProofForm;
  readonly typed: TypedOnProof;
}

/** The refusal of one of the forms; undefined for others. */
export const postedAs = (posted: PostedOnProof | undefined, form: ProofForm): PostedOnProof | undefined =>
  posted?.form === form ? posted : undefined;

/** Why a field of a form was refused. */
export const errorOf = (posted: PostedOnProof | undefined, field: string): string | undefined =>
  posted?.failed.field === field ? posted.failed.text : undefined;

const doneWords: Readonly<Record<ProofForm, { readonly text: string; readonly in?: ArtworkStanding }>> = {
  approve: { text: 'Thank you. The proof is approved, and the item can be printed.', in: 'approved' },
  change: { text: 'We have your wish, and send you a new proof.', in: 'change-wanted' },
  withdraw: { text: 'The approval is withdrawn. We print nothing until you approve again.', in: 'proof-sent' },
  comment: { text: 'Your comment is written.' },
  later: { text: 'Thank you. We wait for your file.', in: 'awaiting-artwork' },
  help: { text: 'Thank you. We get in touch with you about the artwork.', in: 'help-wanted' },
  plain: { text: 'Thank you. The file is taken off, and the sample is made plain.' },
};

/**
 * What a form has done, for the page after it; undefined for anything else.
 *
 * @param line as it is now: another step may have followed, of which the address knows nothing
 */
export function wordsOfDone(done: string | null, line: Pick<ProofLineRow, 'standing' | 'proofs'>): string | undefined {
  if (done === 'approved-already') return approvedAlready(validProof(line));
  const words = Object.entries(doneWords).find(([form]) => form === done)?.[1];
  return words?.in === undefined || words.in === line.standing ? words?.text : undefined;
}

/** Somebody else was faster, or the same person in another tab. */
function approvedAlready(proof: ProofRow | undefined): string | undefined {
  if (proof?.state !== 'approved' || proof.decidedAt === null) return undefined;
  return `This proof was approved already, by ${proof.decidedName || 'the customer'} on ${formatMoment(proof.decidedAt)}. That approval counts.`;
}
