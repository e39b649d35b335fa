import type { Input, Output } from '@boxwright/contract';
import { countIn, idIn } from '../../ids.ts';
import { officeAction, type SentForm } from '../office/office-action.server.ts';
import type { Posted } from '../office/posted-form.ts';
import { type HeldBy, heldBy } from './held-by.ts';

/** What a form of production has done, or why it did nothing. */
export type PostedJob = Partial<Pick<Posted<MovedJob>, 'moved' | 'held' | 'failed'>>;

interface MovedJob extends HeldBy {
  readonly moved: Output<'MoveJob'>;
}

/** The job and the version of it that the form showed. */
function seenJob(form: SentForm) {
  const [jobId, seenVersion] = [idIn(form.text('job')), countIn(form.text('version'))];
  if (jobId !== undefined && seenVersion !== undefined) return { jobId, seenVersion };
  return form.refuse({ code: 'invalid', text: 'Please scan the ticket, or choose a job.' });
}

/** Takes a step, or is refused with the order that it waits for. */
async function moved<N extends 'ScanJob' | 'StartJobStep' | 'UndoJobStep' | 'MoveJob'>(
  form: SentForm,
  name: N,
  input: Input<N>,
) {
  const answer = await form.ask(name, input);
  return answer.ok ? { moved: answer.value } : form.refuse(answer.failure, heldBy(answer.failure));
}

/** The forms of the board, of a job and of the tablet. */
export const action = officeAction<MovedJob>({
  scan: (form) => moved(form, 'ScanJob', form.texts('code')),
  start: async (form) => moved(form, 'StartJobStep', seenJob(form)),
  undo: async (form) => moved(form, 'UndoJobStep', seenJob(form)),
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
  move: async (form) => moved(form, 'MoveJob', seenJob(form)),
});
