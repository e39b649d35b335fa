import {
  agreedPriceRules,
  type DeskPayment,
  deskPayments,
  type Failure,
  fail,
  failureStatus,
  firstBroken,
  lengthIn,
  type Output,
  paiseIn,
  patterns,
  pincodeIn,
  quantityIn,
  quantityUnreadable,
  type Result,
} from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { numberIn, refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { askPlace, asksPlace, type PostedPlaceForm } from './ask-place.server.ts';
import { totalName } from './desk-ways.ts';

const names = [
  ...['form', 'seen', 'line', 'variant', 'board', 'outer', 'inner', 'length', 'width', 'height', 'quantity'],
  ...['delivery', 'pincode', 'note', 'shape', 'material', 'amount', 'reason', 'shipping', 'billing', 'payment'],
  ...['companyName', 'contactName', 'mobile', 'area', 'gstin', 'order', 'customer', 'token'],
  ...['state', 'city'],
  ...deskPayments.map((payment) => totalName(payment)),
] as const;
type Typed = Record<(typeof names)[number], string>;

/** The fields of the page by the names that operations give them. */
const fieldOf: Readonly<Record<string, string>> = {
  destination: 'pincode',
  variantId: 'variant',
  boardId: 'board',
  shippingAddressId: 'shipping',
  billingAddressId: 'billing',
};

/** Handles the forms of a sale's page, with and without JavaScript; `form` says which it is. */
export async function receiveSale(request: Request, api: ServerApi, saleId: number) {
  const typed: Typed = await readTyped(request, names);
  const seen = { saleId, seen: numberIn(typed.seen) ?? 0 };
  const refused = ({ field, ...failure }: Failure) => {
    const shown = field === undefined ? {} : { field: fieldOf[field] ?? field };
    const form = ['price', 'remove', 'artwork'].includes(typed.form) ? `${typed.form}-${typed.line}` : typed.form;
    return refuseForm(request, form, typed, { ...failure, ...shown });
  };
  if (typed.form === 'quote') {
    const quoted = await api.call('QuoteSale', seen);
    return quoted.ok ? { quotation: quoted.value } : refused(quoted.failure);
  }
  if (typed.form === 'mail-link') {
    const mailed = await api.call('SendPaymentLink', { orderId: numberIn(typed.order) ?? 0 });
    return mailed.ok ? { done: `The link goes to ${mailed.value.recipient}.` } : refused(mailed.failure);
  }
  if (typed.form === 'artwork') {
    const token = typed.token === '' ? null : typed.token;
    const attached = await sendTyped(api, 'AttachArtwork', { ...seen, lineId: numberIn(typed.line) ?? 0, token });
    if (!attached.ok) return refused(attached.failure);
    if (attached.value.agreementEnded) return { done: agreementEnded };
    throw redirect(officePaths.officeSale(saleId), 303);
  }
  const answer = await sendForm(api, typed, seen);
  if (!answer.ok && asksPlace(typed, answer.failure)) return askPlace(api, typed, answer.failure);
  if (!answer.ok && answer.failure.code === 'price_changed') return showRisenTotal(typed, answer.failure);
  if (!answer.ok) return refused(answer.failure);
  throw redirect(typed.form === 'give-up' ? officePaths.officeSell : officePaths.officeSale(saleId), 303);
}

/** Shows the order again with what it comes to now, for the member of staff to say it on the telephone. */
function showRisenTotal(typed: Typed, { code, text, details }: Failure) {
  const total = Number(details?.['current_total']);
  const refused: PostedPlaceForm = { form: 'place', failed: { text }, typed, risenTo: Math.round(total * 100) };
  return data(refused, { status: failureStatus[code] });
}

const agreementEnded =
  'The cut follows the artwork, and the price has changed with it. The agreed price doesn’t hold any more: please agree it again.';

interface Seen {
  readonly saleId: number;
  readonly seen: number;
}

async function sendForm(api: ServerApi, typed: Typed, seen: Seen): Promise<Result<unknown>> {
  const lineId = numberIn(typed.line) ?? 0;
  switch (typed.form) {
    case 'box':
    case 'stickers':
    case 'sample':
      return sendGoods(api, typed, seen);
    case 'remove':
      return api.call('RemoveSaleLine', { ...seen, lineId });
    case 'price': {
      const broken = firstBroken(agreedPriceRules, typed);
      if (broken) return fail('invalid', broken.text, { field: broken.field });
      return sendTyped(api, 'AgreePrice', { ...seen, lineId, amount: paiseIn(typed.amount), reason: typed.reason });
    }
    case 'address': {
      const { companyName, contactName, mobile, area, pincode, gstin } = typed;
      const place = { pincode, stateId: numberIn(typed.state) ?? null, cityId: numberIn(typed.city) ?? null };
      const address = { companyName, contactName, mobile, area, gstin, ...place };
      return sendTyped(api, 'AddAddressAtDesk', { customerId: numberIn(typed.customer) ?? 0, ...address });
    }
    case 'place':
      return placeSale(api, typed, seen);
    case 'give-up':
      return api.call('GiveUpSale', seen);
    default:
      return fail('invalid', 'The page didn’t say what to do. Please try again.');
  }
}

/** A number of millimetres: null when it is empty, NaN for what isn't one. */
const millimetres = (text: string): number | null => (text.trim() === '' ? null : lengthIn(text));

async function sendGoods(api: ServerApi, typed: Typed, seen: Seen): Promise<Result<unknown>> {
  const quantity = typed.form === 'sample' ? 1 : quantityIn(typed.quantity);
  if (quantity === null || Number.isNaN(quantity)) return fail('invalid', quantityUnreadable, { field: 'quantity' });
  const line = {
    ...seen,
    quantity,
    deliveryType: typed.delivery === 'SelfPickup' ? ('SelfPickup' as const) : ('StandardShipping' as const),
    destination: pincodeIn(typed.pincode) || null,
    note: typed.note,
  };
  if (line.destination !== null && !patterns.pincode.test(line.destination)) {
    return fail('invalid', 'Please enter valid pincode.', { field: 'pincode' });
  }
  const size = { length: millimetres(typed.length), width: millimetres(typed.width) };
  if (typed.form === 'stickers') {
    return sendTyped(api, 'AddStickersToSale', { ...line, ...size, shape: typed.shape, material: typed.material });
  }
  const [variantId, boardId] = [numberIn(typed.variant), numberIn(typed.board)];
  if (variantId === undefined) return fail('invalid', 'Please choose a box.', { field: 'variant' });
  if (boardId === undefined) return fail('invalid', 'Please choose a board.', { field: 'board' });
  const box = { ...size, height: millimetres(typed.height), variantId, boardId };
  if (typed.form === 'sample') {
    const { quantity: _, ...one } = line;
    return sendTyped(api, 'AddSampleToSale', { ...one, ...box });
  }
  return sendTyped(api, 'AddBoxToSale', {
    ...line,
    ...box,
    outerCoatingId: numberIn(typed.outer) ?? null,
    innerCoatingId: numberIn(typed.inner) ?? null,
  });
}

async function placeSale(api: ServerApi, typed: Typed, seen: Seen): Promise<Result<Output<'PlaceSale'>>> {
  const billingAddressId = numberIn(typed.billing);
  if (billingAddressId === undefined) return fail('invalid', 'Please select billing address', { field: 'billing' });
  const isPayment = (text: string): text is DeskPayment => deskPayments.some((payment) => payment === text);
  if (!isPayment(typed.payment)) return fail('invalid', 'Please choose how it is paid.', { field: 'payment' });
  return api.call('PlaceSale', {
    ...seen,
    shippingAddressId: numberIn(typed.shipping) ?? null,
    billingAddressId,
    payment: typed.payment,
    acceptedTotal: numberIn(typed[totalName(typed.payment)]) ?? 0,
  });
}
