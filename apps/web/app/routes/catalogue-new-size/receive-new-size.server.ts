import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';
import { sentSize } from '../catalogue-size/sent-size.server.ts';

/** Adds the size as posted. */
export const action = officeAction(async (form) => {
  const size = { ...sentSize(form), ...form.texts('publicName') };
  const { id } = await form.send('AddVariant', { categoryId: form.idOfPage('id'), ...size });
  return officePaths.catalogueSizeAdded(id);
});
