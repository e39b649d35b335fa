import type { PostedProblem } from '../plain-form/posted.server.ts';

/** What the page gets back from one of its forms that was refused. */
export interface PostedOrderForm {
  readonly failed: PostedProblem;
  readonly form: 'cancel' | 'return' | 'remove-photo' | 'stop-sharing' | 'reminder' | 'message' | 'correct';
  readonly typed?: Readonly<Record<string, string>>;
}

/** The refusal of one of the page's forms; undefined for others. */
export const postedAs = (posted: PostedOrderForm | undefined, form: PostedOrderForm['form']) =>
  posted?.form === form ? posted : undefined;
