import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Saves the category as posted. */
export const action = officeAction(async (form) => {
  await form.send('SaveCategory', {
    id: form.idOfPage('id'),
    version: form.count('version'),
    ...form.texts('name', 'industry', 'description'),
    position: Number(form.text('position')),
    status: form.text('status') === 'Inactive' ? 'Inactive' : 'Active',
  });
  return officePaths.catalogueBoxes;
});
