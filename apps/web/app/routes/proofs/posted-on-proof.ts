import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import type { ProofForm } from '../../paths.ts';
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

const doneWords: Readonly<Record<ProofForm, string>> = {
  approve: 'Thank you. The proof is approved, and the item goes to plates and print.',
  change: 'We have your wish, and send you a new proof.',
  withdraw: 'The approval is withdrawn. We print nothing until you approve again.',
  comment: 'Your comment is written.',
  later: 'Thank you. We wait for your file.',
  help: 'Thank you. We get in touch with you about the artwork.',
};

/** What a form has done, for the page after it; undefined for anything else. */
export const wordsOfDone = (done: string | null): string | undefined =>
  Object.entries(doneWords).find(([form]) => form === done)?.[1];
