import type { Output } from '@boxwright/contract';
import { countIn, idIn } from '../../ids.ts';
import { officeAction, type SentForm } from '../office/office-action.server.ts';
import type { Posted } from '../office/posted-form.ts';

/** What a form of production has done, or why it did nothing. */
export type PostedJob = Partial<Pick<Posted<MovedJob>, 'moved' | 'failed'>>;

interface MovedJob {
  readonly moved: Output<'MoveJob'>;
}

/** The job and the version of it that the form showed. */
function seenJob(form: SentForm) {
  const [jobId, seenVersion] = [idIn(form.text('job')), countIn(form.text('version'))];
  if (jobId !== undefined && seenVersion !== undefined) return { jobId, seenVersion };
  return form.refuse({ code: 'invalid', text: 'Please scan the ticket, or choose a job.' });
}

/** The forms of the board, of a job and of the tablet. */
export const action = officeAction<MovedJob>({
  scan: async (form) => ({ moved: await form.send('ScanJob', form.texts('code')) }),
  start: async (form) => ({ moved: await form.send('StartJobStep', seenJob(form)) }),
  undo: async (form) => ({ moved: await form.send('UndoJobStep', seenJob(form)) }),
  count: async (form) => {
    const { jobId } = seenJob(form);
    const typed = form.texts('step', 'good', 'waste');
    return { done: (await form.send('CountPieces', { jobId, ...typed, seenCountId: form.count('seenCountId') })).says };
  },
  cost: async (form) => {
    const { jobId } = seenJob(form);
    const typed = form.texts('kind', 'amount', 'note');
    return { done: (await form.send('AddJobCost', { jobId, ...typed, seenCostId: form.count('seenCostId') })).says };
  },
  urgent: async (form) => {
    const isUrgent = form.text('urgent') === 'yes';
    return { done: (await form.send('SetJobUrgent', { ...seenJob(form), isUrgent })).says };
  },
  move: async (form) => ({ moved: await form.send('MoveJob', seenJob(form)) }),
});
