import {
  agreedPriceRules,
  deskPayments,
  firstBroken,
  grainWishIn,
  isUnnamed,
  joinPrint,
  lengthIn,
  type Output,
  paiseIn,
  patterns,
  pincodeIn,
  printUnreadable,
  quantityIn,
  quantityUnreadable,
  readPrint,
  unprinted,
  usualPrint,
} from '@boxwright/contract';
import type { Places } from '../../features/address/places.ts';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { addAddress } from './add-address.server.ts';
import { byStyle } from './by-style.ts';
import { totalName } from './desk-ways.ts';

/** What the page of a sale shows after one of its forms. */
export interface SaleShown {
  readonly quotation: Output<'QuoteSale'>;
  /** States and cities to choose from, if an address asks for them. */
  readonly places: Places;
  /** The order's total in paise for the chosen address and way to pay, if it is higher than shown. */
  readonly risenTo: number;
}

/** The sale as it was seen. */
const seenOf = (form: SentForm) => ({ saleId: form.idOfPage('saleid'), seen: form.count('seen') });
const lineOf = (form: SentForm) => ({ ...seenOf(form), lineId: form.id('line') });
const sale = (form: SentForm) => officePaths.officeSale(form.idOfPage('saleid'));

export const action = officeAction<SaleShown>({
  quote: async (form) => ({ quotation: await form.send('QuoteSale', seenOf(form)) }),
  'mail-link': async (form) => {
    const { recipient } = await form.send('SendPaymentLink', { orderId: form.id('order') });
    return { done: `The link goes to ${recipient}.` };
  },
  attach: saveArtwork,
  artwork: saveArtwork,
  box: async (form) => {
    const coatings = { outerCoatingId: form.id('outer') || null, innerCoatingId: form.id('inner') || null };
    const isByStyle = form.text('variantId').startsWith(byStyle);
    await form.send('AddBoxToSale', {
      ...goods(form),
      ...box(form),
      ...coatings,
      isByStyle,
      print: printIn(form),
      grain: grainWishIn(form.text('grain')),
      quantity: quantity(form),
    });
    return sale(form);
  },
  stickers: async (form) => {
    const stickers = { ...sides(form), ...form.texts('shape', 'material'), quantity: quantity(form) };
    await form.send('AddStickersToSale', { ...goods(form), ...stickers });
    return sale(form);
  },
  sample: async (form) => {
    await form.send('AddSampleToSale', { ...goods(form), ...box(form) });
    return sale(form);
  },
  remove: async (form) => {
    await form.send('RemoveSaleLine', lineOf(form));
    return sale(form);
  },
  price: async (form) => {
    const { amount, reason } = form.texts('amount', 'reason');
    const broken = firstBroken(agreedPriceRules, { amount, reason });
    if (broken) return form.refuse({ code: 'invalid', ...broken });
    await form.send('AgreePrice', { ...lineOf(form), amount: paiseIn(amount), reason });
    return sale(form);
  },
  coupon: async (form) => {
    await form.send('EnterSaleCoupon', { ...seenOf(form), ...form.texts('code') });
    return sale(form);
  },
  address: async (form) => {
    await addAddress(form);
    return sale(form);
  },
  place: async (form) => {
    await placeSale(form);
    return sale(form);
  },
  'give-up': async (form) => {
    await form.send('GiveUpSale', seenOf(form));
    return officePaths.officeSell;
  },
});

/** Attaches the file with the token, or takes the artwork off. */
async function saveArtwork(form: SentForm) {
  const token = form.text('token') || null;
  const { agreementEnded: hasEnded } = await form.send('AttachArtwork', { ...lineOf(form), token });
  return hasEnded ? { done: agreementEnded } : sale(form);
}

const agreementEnded =
  'The cut follows the artwork, so the price has changed and the agreed price no longer holds. Please agree it again.';

/** A number of millimetres: null if the text is empty, NaN if it isn't a number. */
const millimetres = (text: string): number | null => (text.trim() === '' ? null : lengthIn(text));
const sides = (form: SentForm) => ({
  length: millimetres(form.text('length')),
  width: millimetres(form.text('width')),
});

function quantity(form: SentForm): number {
  const typed = quantityIn(form.text('quantity'));
  if (typed !== null && !Number.isNaN(typed)) return typed;
  return form.refuse({ code: 'invalid', text: quantityUnreadable, field: 'quantity' });
}

function box(form: SentForm) {
  const [variantId, boardId] = [idIn(form.text('variantId').replace(byStyle, '')) ?? 0, form.id('boardId')];
  if (variantId === 0) return form.refuse({ code: 'invalid', text: 'Please choose a box.', field: 'variantId' });
  if (boardId === 0) return form.refuse({ code: 'invalid', text: 'Please choose a board.', field: 'boardId' });
  return { ...sides(form), height: millimetres(form.text('height')), variantId, boardId };
}

/** The fields that goods of all kinds share. */
function goods(form: SentForm) {
  const destination = pincodeIn(form.text('destination')) || null;
  if (destination !== null && !patterns.pincode.test(destination))
    return form.refuse({ code: 'invalid', text: 'Please enter valid pincode.', field: 'destination' });
  const deliveryType = form.text('delivery') === 'SelfPickup' ? 'SelfPickup' : 'StandardShipping';
  return { ...seenOf(form), deliveryType, destination, ...form.texts('note') } as const;
}

/** The chosen print; as usual for the box while no side is chosen. What can't be printed so is refused at its field. */
function printIn(form: SentForm): string {
  const { outside, inside, inks } = form.texts('outside', 'inside', 'inks');
  const refuse = (field: string, text: string) => form.refuse({ code: 'invalid', text, field });
  const isInked = inside !== '' && inside !== unprinted;
  if (isInked && (outside === '' || outside === unprinted))
    return refuse('outside', 'Only a box that is printed outside is printed inside. Please choose its print outside.');
  const typed = inks.split(',');
  const print = outside === '' ? usualPrint : joinPrint(outside, inside || unprinted, typed);
  const named = [readPrint(print)].flatMap((sides) => [
    ...(sides?.outside.spots ?? []),
    ...(sides?.inside.spots ?? []),
  ]);
  const isName = (ink: string) => ink.trim() !== '' && !isUnnamed(ink.trim());
  if (typed.filter(isName).length > named.filter(isName).length)
    return refuse('inks', `Please choose prints with as many spot inks as are named here. ${printUnreadable}`);
  return print;
}

async function placeSale(form: SentForm): Promise<void> {
  const billingAddressId = form.id('billingAddressId');
  if (billingAddressId === 0)
    form.refuse({ code: 'invalid', text: 'Please select billing address', field: 'billingAddressId' });
  const payment = deskPayments.find((each) => each === form.text('payment'));
  if (payment === undefined)
    return form.refuse({ code: 'invalid', text: 'Please choose how the order is paid.', field: 'payment' });
  const placed = await form.ask('PlaceSale', {
    ...seenOf(form),
    shippingAddressId: idIn(form.text('shippingAddressId')) ?? null,
    billingAddressId,
    payment,
    acceptedTotal: form.count(totalName(payment)),
    ...(form.text('isOnceMore') === 'yes' ? { isOnceMore: true } : {}),
  });
  if (placed.ok) return;
  const { code, details } = placed.failure;
  // The form shows the new total, so that the member of staff can name it on the telephone.
  const risen = { risenTo: Math.round(Number(details?.['current_total']) * 100) };
  form.refuse(placed.failure, code === 'price_changed' ? risen : {});
}
