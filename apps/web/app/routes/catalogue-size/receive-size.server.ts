import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';
import { sentSize } from './sent-size.server.ts';

/** Saves the size as posted. */
export const action = officeAction(async (form) => {
  await form.send('SaveVariant', { id: form.idOfPage('id'), version: form.count('version'), ...sentSize(form) });
  return officePaths.catalogueBoxes;
});
