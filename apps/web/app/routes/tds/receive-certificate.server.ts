import { officeAction } from '../../features/office/office-action.server.ts';

/** `certificate` records one that came, `withdraw` takes one back. */
export const action = officeAction({
  certificate: async (form) => {
    const amount = form.amount('amount') ?? 0;
    const certificate = form.texts('quarter', 'number', 'receivedOn');
    await form.send('RecordTdsCertificate', { customerId: form.id('customer'), ...certificate, amount });
    return { done: 'The certificate is recorded.' };
  },
  withdraw: async (form) => {
    await form.send('WithdrawTdsCertificate', { certificateId: form.id('certificate') });
    return { done: 'The certificate is taken back: its tax is awaited again.' };
  },
});
