import { amountUnreadable, paiseIn } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { officeAction } from '../../features/office/office-action.server.ts';

/** `note` takes a cheque in; `clear` records it as paid, `end` that it never was. */
export const action = officeAction({
  note: async (form) => {
    const typed = form.text('amount').trim();
    const amount = typed === '' ? 0 : paiseIn(typed);
    if (amount === null || Number.isNaN(amount)) {
      return form.refuse({ code: 'invalid', text: amountUnreadable(), field: 'amount' });
    }
    await form.send('NoteCheque', { ...form.texts('order', 'number', 'bank', 'datedOn'), amount });
    return { done: 'The cheque is noted. It is no money until it has cleared.' };
  },
  clear: async (form) => {
    const { due } = await form.send('RecordPayment', {
      ...{ orderId: form.id('order'), how: 'cheque', amount: paiseIn(form.text('amount')) ?? 0 },
      ...{ seenDue: form.count('seenDue'), reference: form.text('number'), bank: form.text('bank') },
      receivedOn: form.text('receivedOn'),
      isShared: form.text('isShared') === 'yes',
    });
    return { done: `Recorded as paid: ${formatRupees(paise(due))} are due of the order now.` };
  },
  end: async (form) => {
    const end = form.text('end') === 'bounced' ? 'bounced' : 'given-back';
    await form.send('EndCheque', { chequeId: form.id('cheque'), end, endedOn: form.text('endedOn') });
    return {
      done:
        end === 'bounced' ? 'The cheque is among those that bounced.' : 'It is noted that the cheque was given back.',
    };
  },
});
