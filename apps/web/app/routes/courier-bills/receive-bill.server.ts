import { amountUnreadable, paiseIn } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';

/** The amount as typed, in paise; nothing is 0. */
function amountOf(form: SentForm, name: string): number {
  const typed = form.text(name).trim();
  const paise = typed === '' ? 0 : paiseIn(typed);
  return paise === null || Number.isNaN(paise)
    ? form.refuse({ code: 'invalid', text: amountUnreadable(), field: name })
    : paise;
}

/** `bill` records one, `withdraw` takes one back. */
export const action = officeAction({
  bill: async (form) => {
    const { bookedOn } = await form.send('RecordCourierBill', {
      ...form.texts('courier', 'number', 'billedOn', 'sentFrom', 'sentTo'),
      ...{ taxable: amountOf(form, 'taxable'), cgst: amountOf(form, 'cgst'), sgst: amountOf(form, 'sgst') },
      ...{ igst: amountOf(form, 'igst'), isReverseCharge: form.text('isReverseCharge') === 'yes' },
    });
    const isLater = bookedOn !== form.text('billedOn');
    return { done: isLater ? 'The bill is recorded, in this month: its own is closed.' : 'The bill is recorded.' };
  },
  withdraw: async (form) => {
    await form.send('WithdrawCourierBill', { billId: form.id('bill') });
    return { done: 'It is taken back.' };
  },
});
