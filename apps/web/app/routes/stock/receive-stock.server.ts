import { officeAction } from '../../features/office/office-action.server.ts';
import { countIn } from '../../ids.ts';

export const action = officeAction({
  entry: async (form) => {
    const { material, ...rest } = form.texts('material', 'change', 'sheets', 'note');
    const seenVersion = countIn(form.text('version'));
    const seen = seenVersion === undefined ? {} : { seenVersion };
    const { materialName, sheet, onHand } = await form.send('EnterStock', { material, ...rest, ...seen });
    return { done: `${materialName}, ${sheet}: ${onHand} sheets are on hand.` };
  },
  level: async (form) => {
    const seen = { itemId: form.id('item'), seenVersion: form.count('version') };
    const { reorderLevel } = await form.send('SetReorderLevel', { ...seen, ...form.texts('level') });
    return { done: reorderLevel === null ? 'Nobody will be warned.' : 'The warning is set.' };
  },
});
