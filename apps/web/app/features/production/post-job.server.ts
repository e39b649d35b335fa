import { fail, failureStatus, type Output } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { readTyped, sendTyped } from '../plain-form/posted.server.ts';

/** What a posted form of production has done, or why not. */
export type PostedJob =
  | { readonly moved: Output<'MoveJob'>; readonly failed?: never }
  | { readonly moved?: never; readonly failed: string };

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** Handles the forms of the board and of the tablet: `code` was scanned, `undo` is pressed to take a step back. */
export async function postJob(request: Request, api: ServerApi) {
  const posted = await readTyped(request, ['code', 'job', 'version', 'undo']);
  const answer = await doWhatWasPosted(api, posted);
  if (answer.ok) return data<PostedJob>({ moved: answer.value });
  if (answer.failure.code === 'signed_out') throw redirect(paths.staffSignIn(new URL(request.url).pathname), 303);
  return data<PostedJob>({ failed: answer.failure.text }, { status: failureStatus[answer.failure.code] });
}

type Posted = Record<'code' | 'job' | 'version' | 'undo', string>;

function doWhatWasPosted(api: ServerApi, { code, job, version, undo }: Posted) {
  if (code !== '') return sendTyped(api, 'ScanJob', { code });
  const seen = { jobId: numberIn(job), seenVersion: numberIn(version) };
  if (seen.jobId <= 0 || seen.seenVersion < 0) {
    return Promise.resolve(fail('invalid', 'Please scan the ticket, or choose a job.'));
  }
  return api.call(undo === '' ? 'MoveJob' : 'UndoJobStep', seen);
}
