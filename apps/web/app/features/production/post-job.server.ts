import { fail, failureStatus, type Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';
import { signInAgain } from '../office/sign-in-again.server.ts';
import { readTyped, sendTyped } from '../plain-form/posted.server.ts';

/** What a posted form of production has done, or why not. */
export type PostedJob =
  | { readonly moved: Output<'MoveJob'>; readonly failed?: never }
  | { readonly moved?: never; readonly failed: string };

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** Handles the forms of the board, of a job and of the tablet: `code` was scanned, otherwise `act` says what is pressed. */
export async function postJob(request: Request, api: ServerApi) {
  const posted = await readTyped(request, ['code', 'job', 'version', 'act']);
  const answer = await doWhatWasPosted(api, posted);
  if (answer.ok) return data<PostedJob>({ moved: answer.value });
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return data<PostedJob>({ failed: answer.failure.text }, { status: failureStatus[answer.failure.code] });
}

type Posted = Record<'code' | 'job' | 'version' | 'act', string>;

function doWhatWasPosted(api: ServerApi, { code, job, version, act }: Posted) {
  if (code !== '') return sendTyped(api, 'ScanJob', { code });
  const seen = { jobId: numberIn(job), seenVersion: numberIn(version) };
  if (seen.jobId <= 0 || seen.seenVersion < 0) {
    return Promise.resolve(fail('invalid', 'Please scan the ticket, or choose a job.'));
  }
  if (act === 'start') return api.call('StartJobStep', seen);
  return api.call(act === 'undo' ? 'UndoJobStep' : 'MoveJob', seen);
}
