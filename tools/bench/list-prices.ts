import { read, signedIn } from './journeys.ts';
import { type Figure, quantile } from './report.ts';
import { staffAccount } from './staff-account.ts';
import { Caller } from './wire.ts';

const quotes = 300;

/** Of every kind of goods that a price list knows. */
const rates = ['box', 'sticker', 'label', 'die'].map((kind) => ({
  ...{ kind, percent: '7.5', from_quantity: '1000', from_amount: '' },
}));
const always = { valid_from: '2020-01-01', valid_until: '' };
const coupon = { code: 'BENCH', percent: '5', amount: '', kinds: ['box'], least: '', group_id: null };
const unlimited = { uses_in_all: '', uses_each: '', first_order: false, combinable: true };

/**
 * What prices of one's own cost: a quote for a customer with a price list, beside one for a customer without, each
 * quantity asked for the first time; and the cart with a price list and a coupon. The staff account is the site's first.
 */
export const measureListPrices = async (url: string): Promise<Figure[]> => {
  const staff = new Caller(url, '10.1.0.3');
  await staff.call('StaffSignIn', staffAccount);
  const [listed, plain] = await signedIn(url, 98, 2);
  if (!listed || !plain) throw new Error('Nobody buys.');
  const [own, other] = [await customerOf(listed), await customerOf(plain)];
  await staff.call('SavePriceList', {
    ...{ seen: 0, id: null, name: 'Bench', customer: own.email, group_id: null, rates, ...always },
  });
  await staff.call('SaveCoupon', { seen: 0, id: null, ...coupon, ...unlimited, ...always });
  const { variantId, boardId, outerCoatingId } = await read(listed);
  const box = {
    varientid: variantId,
    boardid: boardId,
    outercoatingid: outerCoatingId,
    deliverytype: 'StandardShipping',
  };
  const quote = (caller: Caller, customerid: number, index: number) =>
    caller.call('GetQuote', { ...box, customerid, quantity: 1000 + index * 10, destination_pin: '641001' });
  const times = { listed: [] as number[], plain: [] as number[], cart: [] as number[] };
  const timed = async (sums: number[], work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    sums.push(performance.now() - begun);
  };
  for (let index = 0; index < 20; index += 1) await quote(plain, other.id, index);
  for (let index = 20; index < quotes; index += 1) {
    await timed(times.listed, () => quote(listed, own.id, index));
    await timed(times.plain, () => quote(plain, other.id, index));
  }
  const cart = await listed.call<{ order_id: number }>('AddToCartWebsite', {
    ...{ orderid: 0, itemdetails: [{ Item: variantId, Quantity: 2000 }], boardid: boardId, status: 'INCART' },
    ...{ outercoatingid: outerCoatingId, deliverytype: 'StandardShipping', destination_pin: '641001' },
  });
  await listed.call('EnterCoupon', { fld_code: coupon.code });
  for (let index = 0; index < quotes; index += 1)
    await timed(times.cart, () => listed.call('GetCartWebsite', { orderid: cart.order_id }));
  for (const each of [staff, listed, plain]) each.close();
  return [
    { name: 'GetQuote with a price list, one connection: median', value: quantile(times.listed, 0.5), unit: 'ms' },
    { name: 'GetQuote without one, one connection: median', value: quantile(times.plain, 0.5), unit: 'ms' },
    { name: 'cart with a price list and a coupon: median', value: quantile(times.cart, 0.5), unit: 'ms' },
  ];
};

const customerOf = async (caller: Caller): Promise<{ readonly id: number; readonly email: string }> => {
  const { text } = await caller.send('GET', '/api/UserInfo', '', 'application/json');
  const [customer] = JSON.parse(text).data.customer;
  return { id: customer.fld_customerid, email: customer.fld_email };
};
