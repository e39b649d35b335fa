import { officeAction } from '../../features/office/office-action.server.ts';

/** Saves where a die or a set of plates is. */
export const action = officeAction(async (form) => {
  const seen = { id: form.id('id'), seenVersion: form.count('version') };
  const { number } = await form.send('SaveTool', { ...seen, ...form.texts('shelf', 'state') });
  return { done: `${number} was saved.` };
});
