import { officeAction } from '../../features/office/office-action.server.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';

/** One job of a proposal, as the form posts it: id, version, part. */
const partIn = (value: string) => {
  const [, jobId, seenVersion, part] = /^([1-9]\d{0,8}) (\d{1,9}) (.{1,40})$/.exec(value) ?? [];
  return part === undefined ? [] : [{ jobId: Number(jobId), seenVersion: Number(seenVersion), part }];
};

/** Accepts a proposal. */
export const action = officeAction(async (form) => {
  const seenSaving = countIn(form.text('saving'));
  if (seenSaving === undefined) return form.refuse({ code: 'invalid', text: 'Please choose a proposal.' });
  const { run } = await form.send('AcceptGangRun', { parts: form.all('part').flatMap(partIn), seenSaving });
  return officePaths.run(run.id);
});
