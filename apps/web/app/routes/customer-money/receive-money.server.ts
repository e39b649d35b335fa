import { amountUnreadable, type Input, paiseIn } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { countIn, idIn } from '../../ids.ts';

/** The amount as typed, in paise; nothing is 0. */
function amountOf(form: SentForm, field: string, name = field): number {
  const typed = form.text(field).trim();
  const paise = typed === '' ? 0 : paiseIn(typed);
  return paise === null || Number.isNaN(paise)
    ? form.refuse({ code: 'invalid', text: amountUnreadable(), field: name })
    : paise;
}

/** The operations refuse ways and causes that they don't know. */
const known = <T>(text: string) => text as T;

export const action = officeAction({
  receipt: async (form) => {
    const allotments = form.all('order').map((order) => ({
      orderId: idIn(order) ?? 0,
      amount: amountOf(form, `amount-${order}`, 'allotments'),
      tds: amountOf(form, `tds-${order}`, 'allotments'),
      seenDue: countIn(form.text(`due-${order}`)) ?? 0,
    }));
    await form.send('RecordReceipt', {
      customerId: form.idOfPage('customerid'),
      ...form.texts('reference', 'bank', 'receivedOn'),
      how: known<Input<'RecordReceipt'>['how']>(form.text('how')),
      amount: amountOf(form, 'amount'),
      allotments: allotments.filter(({ amount, tds }) => amount !== 0 || tds !== 0),
      isShared: form.text('isShared') === 'yes',
    });
    return { done: 'The money is recorded.' };
  },
  allot: async (form) => {
    await form.send('AllotMoney', {
      orderId: form.id('order'),
      amount: amountOf(form, 'amount'),
      seenDue: form.count('seenDue'),
      seenHeld: form.count('seenHeld'),
    });
    return { done: 'The order is paid from the account.' };
  },
  back: async (form) => {
    await form.send('PayBackFromAccount', {
      customerId: form.idOfPage('customerid'),
      how: known<Input<'PayBackFromAccount'>['how']>(form.text('how')),
      amount: amountOf(form, 'amount'),
      seenHeld: form.count('seenHeld'),
      ...form.texts('reference', 'paidOn'),
    });
    return { done: 'The repayment is noted.' };
  },
  reverse: async (form) => {
    await form.send('ReverseAccountEntry', {
      customerId: form.idOfPage('customerid'),
      entryId: form.id('entry'),
      cause: known<Input<'ReverseAccountEntry'>['cause']>(form.text('cause')),
      bankFee: amountOf(form, 'bankFee'),
      ...form.texts('reversedOn', 'reason'),
    });
    return { done: 'The entry is taken back.' };
  },
});
