import { type Input, parcelMoves } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { statusName } from '../../features/order/order-standing.ts';
import { countIn } from '../../ids.ts';

const rupees = (amount: number) => formatRupees(amount as Paise);

const seenParcel = (form: SentForm) => ({ parcelId: form.id('parcelId'), version: form.count('version') });

/** Moves a parcel: to send it has a form of its own. */
const move = async (form: SentForm) => {
  const to = parcelMoves.find((each) => each === form.text('to'));
  if (to === undefined) return form.refuse({ code: 'invalid', text: 'Please choose what became of it.', field: 'to' });
  const reason = form.text('reason') as Input<'MoveParcel'>['reason'] & string;
  const moved = await form.send('MoveParcel', {
    ...seenParcel(form),
    to,
    ...form.texts('courier', 'trackingNumber'),
    ...(form.text('reason') === '' ? {} : { reason }),
    ...(form.text('isShortAgreed') === 'yes' ? { isShortAgreed: true } : {}),
  });
  return { done: `Parcel ${moved.number} is noted. The order is ${statusName(moved.orderStatus)}.` };
};

export const action = officeAction({
  pack: async (form) => {
    const items = form.all('position').flatMap((position) => {
      const quantity = form.pieces(`quantity-${position}`);
      return quantity === 0 ? [] : [{ position: countIn(position) ?? 0, quantity }];
    });
    if (items.length === 0) form.refuse({ code: 'invalid', text: 'Please enter what is in the parcel.' });
    const { number } = await form.send('PackParcel', {
      orderId: form.idOfPage('orderid'),
      seenRest: form.count('seenRest'),
      items,
      boxes: form.count('boxes'),
      ...form.texts('weight'),
      ...(form.text('isThere') === 'yes' ? { isThere: true } : {}),
    });
    return { done: `Parcel ${number} is packed. Print its papers, and send it here.` };
  },
  move,
  unpack: async (form) => {
    const { number } = await form.send('UnpackParcel', seenParcel(form));
    return { done: `Parcel ${number} is taken apart: its pieces are in none again.` };
  },
  unsent: async (form) => {
    const parcelId = form.id('parcelId');
    const { credited } = await form.send('CreditUnsent', {
      orderId: form.idOfPage('orderid'),
      ...(parcelId === 0 ? {} : { parcelId }),
      seen: form.count('seen'),
      ...form.texts('reason'),
    });
    if (credited === 0) return { done: 'Nothing more is taken off the invoice: all of it was credited already.' };
    return { done: `${rupees(credited)} are taken off the invoice; the customer is mailed.` };
  },
});
