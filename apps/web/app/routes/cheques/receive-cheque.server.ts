import { isChequeEnd, paiseIn } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { officeAction } from '../../features/office/office-action.server.ts';

const ended = {
  bounced: 'The cheque is among those that bounced.',
  'given-back': 'It is noted that the cheque was given back.',
  mistake: 'The cheque is taken out of the lists. Its order’s timeline says so.',
};

/** `note` takes a cheque in; `clear` records it as paid, `end` that it never was, or was noted by mistake. */
export const action = officeAction({
  note: async (form) => {
    const amount = form.amount('amount') ?? 0;
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
    const typed = form.text('end');
    const end = isChequeEnd(typed) ? typed : 'bounced';
    const bankFee = form.amount('bankFee') ?? 0;
    const reason = form.text('reason').trim();
    await form.send('EndCheque', {
      ...{ chequeId: form.id('cheque'), end, endedOn: form.text('endedOn') },
      ...(form.text('hasEnded') === 'yes' ? { hasEnded: true } : {}),
      ...(bankFee === 0 ? {} : { bankFee }),
      ...(reason === '' ? {} : { reason }),
    });
    return { done: ended[end] };
  },
});
