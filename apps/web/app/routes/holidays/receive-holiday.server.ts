import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';
import { formatDay } from '../../ui/moment.ts';

interface Shown {
  readonly done?: string;
  readonly typed?: { readonly day: string; readonly name: string };
}

/** Handles the page's forms as posted: `delete` holds the day to take back; otherwise a holiday is added. */
export async function receiveHoliday(request: Request, api: ServerApi) {
  const { delete: deleted, ...typed } = await readTyped(request, ['delete', 'day', 'name']);
  const answer =
    deleted === ''
      ? await sendTyped(api, 'AddHoliday', typed)
      : await sendTyped(api, 'DeleteHoliday', { day: deleted });
  if (answer.ok) {
    const { day, name } = answer.value;
    const done = `${formatDay(day)} is ${deleted === '' ? `a holiday now: ${name}` : 'a working day again'}.`;
    return { done, failed: undefined, typed: undefined };
  }
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, deleted === '' ? { typed } : {});
}
