import { officeAction } from '../../features/office/office-action.server.ts';

export const action = officeAction({
  add: async (form) => {
    await form.send('AddTaxRate', form.texts('hsn', 'rate', 'validFrom'));
    return { done: `The rate of ${form.text('hsn')} is added.` };
  },
  delete: async (form) => {
    await form.send('DeleteTaxRate', form.texts('hsn', 'validFrom'));
    return { done: `The rate of ${form.text('hsn')} is taken back.` };
  },
});
