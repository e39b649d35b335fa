import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  readonly done?: string;
  readonly typed?: { readonly hsn: string; readonly rate: string; readonly validFrom: string };
}

/** Handles the page's forms as posted: `delete` holds the day of the rate to take back; otherwise one is added. */
export async function receiveTaxRate(request: Request, api: ServerApi) {
  const { delete: deleted, ...typed } = await readTyped(request, ['delete', 'hsn', 'rate', 'validFrom']);
  const { hsn } = typed;
  const answer =
    deleted === ''
      ? await sendTyped(api, 'AddTaxRate', typed)
      : await sendTyped(api, 'DeleteTaxRate', { hsn, validFrom: deleted });
  if (answer.ok) {
    const done = deleted === '' ? `The rate of ${hsn} is added.` : `The rate of ${hsn} is taken back.`;
    return { done, failed: undefined, typed: undefined };
  }
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, deleted === '' ? { typed } : {});
}
