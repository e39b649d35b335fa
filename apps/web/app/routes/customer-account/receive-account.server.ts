import { officeAction } from '../../features/office/office-action.server.ts';

export const action = officeAction({
  send: async (form) => {
    const period = form.texts('from', 'to');
    const { recipient } = await form.send('SendStatement', { customerId: form.idOfPage('customerid'), ...period });
    return { done: `The statement is mailed to ${recipient}.` };
  },
  terms: async (form) => {
    await form.send('SaveCreditTerms', {
      customerId: form.idOfPage('customerid'),
      days: form.text('days'),
      limit: form.amount('limit'),
      seen: form.count('seen'),
    });
    return { done: 'The terms are saved. Orders from now on follow them.' };
  },
});
