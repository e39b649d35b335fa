import { officeAction } from '../../features/office/office-action.server.ts';

/** Saves the state and the shelf of a die or a set of plates. */
export const action = officeAction(async (form) => {
  const seen = { id: form.id('id'), seenVersion: form.count('version') };
  const { number } = await form.send('SaveTool', { ...seen, ...form.texts('shelf', 'state') });
  return { done: `${number} was saved.` };
});
