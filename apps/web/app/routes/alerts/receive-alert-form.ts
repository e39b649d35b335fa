import { fail, failureStatus, type Result } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { askedPage } from '../../features/shell/asked-page.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** The maximum per page of the list. */
const mostAtOnce = 100;

/**
 * Handles the page's forms, with or without JavaScript: `seen` contains the alerts to mark as seen, `again` the one
 * whose job is run again. It then redirects to the list, so that a reload posts nothing.
 */
export async function receiveAlertForm(request: Request, api: ServerApi) {
  const posted = await request.formData().catch(() => new FormData());
  const idsIn = (name: string) =>
    posted
      .getAll(name)
      .filter((text) => typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text))
      .map(Number);
  const answer = await doWhatWasPressed(api, { seen: idsIn('seen').slice(0, mostAtOnce), again: idsIn('again')[0] });
  if (answer.ok) throw redirect(officePaths.alertsPage(askedPage(new URL(request.url))), 303);
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return data({ failed: answer.failure.text }, { status: failureStatus[answer.failure.code] });
}

async function doWhatWasPressed(
  api: ServerApi,
  { seen, again }: { seen: readonly number[]; again: number | undefined },
): Promise<Result<unknown>> {
  if (again !== undefined) return api.call('RunJobAgain', { alertId: again });
  if (seen.length === 0) return fail('invalid', 'Please choose an alert.');
  return api.call('MarkAlertsSeen', { ids: [...seen] });
}
