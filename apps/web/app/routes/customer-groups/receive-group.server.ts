import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction({
  save: async (form) => {
    const id = form.id('id') || null;
    const { name, members } = form.texts('name', 'members');
    const saved = await form.send('SaveCustomerGroup', { id, seen: form.count('seen'), name, members });
    return id === null ? { done: `The group “${saved.name}” is made.` } : officePaths.customerGroups;
  },
});
