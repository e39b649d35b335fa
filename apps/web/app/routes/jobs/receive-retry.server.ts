import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Runs failed jobs again: one, or all of a kind. */
export const action = officeAction(async (form) => {
  const jobId = form.text('id');
  const { queued } = await form.send('RetryJobs', { ...form.texts('job'), ...(jobId === '' ? {} : { jobId }) });
  return officePaths.jobsOf({ done: queued });
});
