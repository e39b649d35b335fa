import { officeAction } from '../../features/office/office-action.server.ts';

/** `bill` records one, `withdraw` takes one back. */
export const action = officeAction({
  bill: async (form) => {
    const { bookedOn } = await form.send('RecordCourierBill', {
      ...form.texts('courier', 'number', 'billedOn', 'sentFrom', 'sentTo'),
      ...{ taxable: form.amount('taxable') ?? 0, cgst: form.amount('cgst') ?? 0, sgst: form.amount('sgst') ?? 0 },
      ...{ igst: form.amount('igst') ?? 0, isReverseCharge: form.text('isReverseCharge') === 'yes' },
    });
    const isLater = bookedOn !== form.text('billedOn');
    return { done: isLater ? 'The bill is recorded, in this month: its own is closed.' : 'The bill is recorded.' };
  },
  withdraw: async (form) => {
    await form.send('WithdrawCourierBill', { billId: form.id('bill') });
    return { done: 'It is taken back.' };
  },
});
