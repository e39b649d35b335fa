import type { Input } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { countIn, idIn } from '../../ids.ts';

/** The operations refuse ways and causes that they don't know. */
const known = <T>(text: string) => text as T;

export const action = officeAction({
  receipt: async (form) => {
    const allotments = form.all('order').map((order) => ({
      orderId: idIn(order) ?? 0,
      amount: form.amount(`amount-${order}`, 'allotments') ?? 0,
      tds: form.amount(`tds-${order}`, 'allotments') ?? 0,
      seenDue: countIn(form.text(`due-${order}`)) ?? 0,
    }));
    await form.send('RecordReceipt', {
      customerId: form.idOfPage('customerid'),
      ...form.texts('reference', 'bank', 'receivedOn'),
      how: known<Input<'RecordReceipt'>['how']>(form.text('how')),
      amount: form.amount('amount') ?? 0,
      allotments: allotments.filter(({ amount, tds }) => amount !== 0 || tds !== 0),
      isShared: form.text('isShared') === 'yes',
    });
    return { done: 'The money is recorded.' };
  },
  allot: async (form) => {
    await form.send('AllotMoney', {
      orderId: form.id('order'),
      amount: form.amount('amount') ?? 0,
      seenDue: form.count('seenDue'),
      seenHeld: form.count('seenHeld'),
    });
    return { done: 'The order is paid from the account.' };
  },
  back: async (form) => {
    await form.send('PayBackFromAccount', {
      customerId: form.idOfPage('customerid'),
      how: known<Input<'PayBackFromAccount'>['how']>(form.text('how')),
      amount: form.amount('amount') ?? 0,
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
      bankFee: form.amount('bankFee') ?? 0,
      ...form.texts('reversedOn', 'reason'),
    });
    return { done: 'The entry is taken back.' };
  },
});
