import type { PostedProblem } from '../plain-form/posted.server.ts';

/** What a form of the order's page that was refused hands back to the page. */
export interface PostedOrderForm {
  readonly failed: PostedProblem;
  readonly form: 'cancel' | 'return' | 'remove-photo' | 'stop-sharing' | 'reminder' | 'message';
  readonly typed?: Readonly<Record<string, string>>;
}

/** The refusal of one of the page's forms; undefined for others. */
export const postedAs = (posted: PostedOrderForm | undefined, form: PostedOrderForm['form']) =>
  posted?.form === form ? posted : undefined;
