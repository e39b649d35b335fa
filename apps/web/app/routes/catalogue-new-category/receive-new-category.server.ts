import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Adds the category as posted; its first size follows. */
export const action = officeAction(async (form) => {
  const texts = form.texts('name', 'industry', 'route', 'description');
  const { id } = await form.send('AddCategory', { ...texts, position: Number(form.text('position')) });
  return officePaths.catalogueNewSize(id, 'category-added');
});
