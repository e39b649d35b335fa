import { officeAction } from '../../features/office/office-action.server.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';

/** Dissolves the run. */
export const action = officeAction(async (form) => {
  const [runId, seenVersion] = [form.idOfPage('runId'), countIn(form.text('version'))];
  if (seenVersion === undefined) return form.refuse({ code: 'invalid', text: 'Please load the page again.' });
  await form.send('DissolveRun', { runId, seenVersion });
  return officePaths.run(runId);
});
