import { officeAction } from '../../features/office/office-action.server.ts';

export const action = officeAction({
  save: async (form) => {
    const id = form.id('id');
    const typed = form.texts('word', 'target');
    const { word } = await form.send('SaveSearchWord', { ...typed, ...(id === 0 ? {} : { id }) });
    // Keeps the target, because the next word is often for the same box.
    return { done: `Buyers find the box by “${word}” now.`, typed: id === 0 ? form.texts('target') : {} };
  },
  delete: async (form) => {
    const { word } = await form.send('DeleteSearchWord', { id: form.id('id') });
    return { done: `“${word}” was deleted.` };
  },
});
