import { firstBroken, joinPageRules } from '@boxwright/contract';
import { redirectDocument } from 'react-router';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Accepts an invitation. */
export const action = officeAction(async (form) => {
  const { name, password, confirmPassword } = form.texts('name', 'password', 'confirmPassword');
  // The confirmation is checked here, because it isn't sent.
  const broken = firstBroken(joinPageRules, { name: name.trim(), password, confirmPassword });
  if (broken) form.refuse({ code: 'invalid', ...broken });
  await form.send('JoinStaff', { token: form.textOfPage('token'), name, password });
  // A full page load, because the menu of the next page depends on the role.
  throw redirectDocument(officePaths.manage, 303);
});
