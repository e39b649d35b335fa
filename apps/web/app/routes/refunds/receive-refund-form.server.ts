import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

const after = (done: string) => `${officePaths.refunds}?${new URLSearchParams({ done })}`;

/** Handles the forms of a refund, and shows the list again. */
export const action = officeAction({
  account: async (form) => {
    // A browser posts the lines of a text with carriage returns.
    const linesOf = (name: string) => form.text(name).replaceAll('\r\n', '\n');
    await form.send('NoteRefundAccount', {
      refundId: form.id('refundId'),
      account: linesOf('account'),
      seenAccount: linesOf('seenAccount'),
    });
    return after('account');
  },
  paid: async (form) => {
    const paid = form.texts('reference', 'paidOn');
    await form.send('SettleRefund', { refundId: form.id('refundId'), how: 'paid', ...paid });
    return after('paid');
  },
  again: async (form) => {
    await form.send('SettleRefund', { refundId: form.id('refundId'), how: 'again', reference: '', paidOn: '' });
    return after('again');
  },
});
