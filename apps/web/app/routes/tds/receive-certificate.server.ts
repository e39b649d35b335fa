import { amountUnreadable, paiseIn } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';

/** `certificate` records one that came, `withdraw` takes one back. */
export const action = officeAction({
  certificate: async (form) => {
    const typed = form.text('amount').trim();
    const amount = typed === '' ? 0 : paiseIn(typed);
    if (amount === null || Number.isNaN(amount)) {
      return form.refuse({ code: 'invalid', text: amountUnreadable(), field: 'amount' });
    }
    const certificate = form.texts('quarter', 'number', 'receivedOn');
    await form.send('RecordTdsCertificate', { customerId: form.id('customer'), ...certificate, amount });
    return { done: 'The certificate is recorded.' };
  },
  withdraw: async (form) => {
    await form.send('WithdrawTdsCertificate', { certificateId: form.id('certificate') });
    return { done: 'The certificate is taken back: its tax is awaited again.' };
  },
});
