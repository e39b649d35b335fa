import { isSettingsSection, settingsFields } from '@boxwright/contract';
import { redirect } from 'react-router';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  readonly done?: string;
  readonly typed?: Readonly<Record<string, string>>;
}

/** Handles the page's forms as posted: a section to save, or a test of mails or payments. */
export async function receiveSettings(request: Request, api: ServerApi) {
  const { test, section, seen } = await readTyped(request.clone(), ['test', 'section', 'seen']);
  if (test !== '') return runTest(request, test, api);
  if (!isSettingsSection(section)) throw redirect(officePaths.settings, 303);
  const names = settingsFields(section).map(({ name }) => name);
  const typed = await readTyped(request, names);
  const answer = await sendTyped(api, 'SaveSettings', { section, seen, values: typed });
  if (answer.ok) return { done: savedText(answer.value.changed.length), failed: undefined, typed: undefined };
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, { typed });
}

async function runTest(request: Request, test: string, api: ServerApi) {
  const answer = await api.call(test === 'payments' ? 'TestPayments' : 'SendTestMail', {});
  if (answer.ok) return { done: answer.value.text, failed: undefined, typed: undefined };
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<Shown>(answer.failure, {});
}

const savedText = (changed: number): string =>
  changed === 0 ? 'Nothing was changed.' : 'Saved. The site shows it from now on.';
