import { type Random, seeded } from '@boxwright/testing/random';
import { indianDay } from '../../process/indian-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { complaint, leftToCredit, storedOrder } from '../after-sale.ts';
import { deskOrder } from '../desk.ts';
import { moveOrderTo } from '../move-orders.ts';
import type { Shop, ShopVisitor } from '../open-shop.ts';
import { payInFull, readyToOrder, waiveMoney } from '../orders.ts';

/** Who buys: registered and not, in the shop's state and outside. */
const bengaluru = { pincode: '560001', state: 4026, city: null };
const buyers = [
  { gstin: '33AAACY2068D1ZN' },
  { gstin: '29AAACY2068D1ZC', companyname: 'Kaveri Teas', ...bengaluru },
  {},
  bengaluru,
];

const boxes = (quantity: number, pincode = '641001') => ({
  itemdetails: [{ Item: 202, Quantity: quantity }],
  destination_pin: pincode,
});
const stickers = {
  itemdetails: [{ Item: 196, Quantity: 1000 }],
  ...{ shape: 1, material: 3, length: 50, width: 50 },
  ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
};

interface MonthOrder {
  readonly orderId: number;
  readonly customer: Awaited<ReturnType<typeof readyToOrder>>['customer'];
}

/** What may happen to an order, in any order; a step that the shop refuses changes nothing. */
type Event = (month: Month, order: MonthOrder) => Promise<unknown>;

interface Month {
  readonly shop: Shop;
  readonly random: Random;
  readonly owner: ShopVisitor;
  readonly today: string;
}

const move = ({ owner }: Month, orderId: number, from: string, to: string, more: object = {}) =>
  owner.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to, ...more });

const abroad = { kind: 'EXPWP', buyer_name: 'Himal Tea', buyer_address: 'Biratnagar', country: 'NP' };

const parcel = { courier: 'Blue Dart', trackingnumber: '4412 7781' };

/** A part of an amount in rupees, in whole paise, at least one. */
const partOf = (random: Random, rupees: number) => Math.max(1, random.whole(1, Math.round(rupees * 100))) / 100;

/** The first ones happen to most orders, and again like all others. */
const usually = 2;
const events: readonly Event[] = [
  async (month, { orderId, customer }) => payInFull(month.shop, customer, orderId).catch(() => undefined),
  async ({ shop, owner }, { orderId }) => {
    await waiveMoney(shop, orderId);
    await moveOrderTo(owner, orderId, 'Dispatched').catch(() => undefined);
  },
  async (month, { orderId }) => recordPayment(month, orderId, 1),
  async (month, { orderId }) => recordPayment(month, orderId, month.random.one([0.5, 0.3, 1.2])),
  async ({ owner, random, today }, { orderId }) => {
    const { ledger } = await deskOrder(owner, orderId);
    if (ledger.length === 0) return;
    const entry = random.one(ledger) as { entry_id: number };
    const cause = random.one(['wrong-amount', 'wrong-order', 'bounced']);
    const fee = cause === 'bounced' && random.happens(0.5) ? { bank_fee: 295 } : {};
    await owner.call('ReversePayment', {
      ...{ orderid: orderId, entry_id: entry.entry_id, cause, ...fee, reversed_on: today, reason: 'It was not ours.' },
    });
  },
  async ({ owner }, { orderId }) => moveOrderTo(owner, orderId, 'Delivered').catch(() => undefined),
  async (month, { orderId }) => move(month, orderId, 'Dispatched', 'Packed', { note: 'Taken for another one.' }),
  async (month, { orderId }) =>
    move(month, orderId, 'Dispatched', 'Returned', { reason: month.random.one(['refused', 'lost', 'damaged']) }),
  async (month, { orderId }) => move(month, orderId, 'Returned', 'Dispatched', parcel),
  async (month, { orderId }) =>
    move(month, orderId, 'Returned', 'Cancelled', {
      ...(month.random.happens(0.5) ? { kept: month.random.whole(1, 500) * 100 } : {}),
      note: 'As agreed.',
    }),
  async (month, { orderId }) => move(month, orderId, month.random.one(['IN-PROCESS', 'Packed']), 'Cancelled'),
  async (_, { orderId, customer }) => customer.call('CancelOrder', { orderid: orderId }),
  async ({ owner, random }, { orderId }) => {
    const { creditable } = await deskOrder(owner, orderId);
    if (creditable.length === 0) return;
    const { position } = random.one(creditable) as { position: number };
    const credited = random.happens(0.5)
      ? { quantity: random.whole(1, 400), amount: 0 }
      : { quantity: 0, amount: random.whole(1, 200_000) / 100 };
    await owner.call('IssueCreditNote', {
      ...{ orderid: orderId, seen_left: await leftToCredit(owner, orderId), reason: 'Some were crushed.' },
      lines: [{ position, ...credited }],
    });
  },
  async ({ shop, owner, random }, { orderId }) => {
    const { due } = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
    const dearer = { lines: [{ position: 1, amount: random.whole(1, 90_000) / 100 }], reason: 'It was heavier.' };
    await owner.call('IssueDebitNote', { orderid: orderId, seen_due: due / 100, ...dearer });
  },
  async (month, { orderId }) => move(month, orderId, 'Delivered', 'Dispatched', { note: 'Marked too early.' }),
  async ({ owner, random }, { orderId }) => {
    const { refundable } = await deskOrder(owner, orderId);
    if (refundable <= 0) return;
    const amount = partOf(random, refundable);
    await owner.call('RefundOrder', {
      ...{ orderid: orderId, amount, seen_refundable: refundable, reason: 'As agreed.' },
    });
  },
  async ({ owner, random, today }, { orderId }) => {
    for (const { refund_id: refundid } of (await deskOrder(owner, orderId)).refunds) {
      const how = random.one(['paid', 'again']);
      await owner.call('SettleRefund', { refundid, how, reference: `NEFT ${refundid}`, paid_on: today });
    }
  },
  async ({ owner, random }, { orderId, customer }) => {
    const asked = await customer.call('RequestReturn', { orderid: orderId, ...complaint });
    if (asked.status !== 200) return;
    const refund = random.happens(0.6) ? { refund: random.whole(100, 900) } : {};
    const answer = { decision: random.one(['accepted', 'declined']), answer: 'We have looked at it.', ...refund };
    await owner.call('DecideReturn', { return_id: asked.data.return_id, ...answer });
  },
  async ({ owner, random }, { orderId }) =>
    owner.call('DecidePlaceOfSupply', {
      ...{ orderid: orderId, place: random.one(['33', '29']), reason: 'They collect.' },
      ...(random.happens(0.3) ? abroad : {}),
    }),
  recordReceipt,
  async (month, { orderId }) => {
    const { held } = await accountOf(month, orderId);
    const { due } = await orderMoneyOf(month.shop.services.db, await storedOrder(month.shop, orderId));
    if (held === 0 || due === 0) return;
    const amount = partOf(month.random, Math.min(held, due / 100));
    await month.owner.call('AllotMoney', { orderid: orderId, amount, seen_due: due / 100, seen_held: held });
  },
  async ({ owner }, { orderId }) => {
    const { movable } = await deskOrder(owner, orderId);
    if (movable > 0) await owner.call('MoveToAccount', { orderid: orderId, amount: movable });
  },
  async (month, { orderId }) => {
    const { held, customer_id } = await accountOf(month, orderId);
    if (held === 0) return;
    const paid = { how: 'transfer', reference: 'N 7', paid_on: month.today };
    await month.owner.call('PayBackFromAccount', {
      customer_id,
      amount: partOf(month.random, held),
      seen_held: held,
      ...paid,
    });
  },
  async (month, { orderId }) => {
    const { entries, customer_id } = await accountOf(month, orderId);
    if (entries.length === 0) return;
    const { entry_id } = month.random.one(entries) as { entry_id: number };
    const why = { cause: month.random.one(['mistake', 'bounced']), reversed_on: month.today, reason: 'Not ours.' };
    await month.owner.call('ReverseAccountEntry', { customer_id, entry_id, ...why });
  },
];

async function accountOf({ owner }: Month, orderId: number) {
  const { customer_id } = await deskOrder(owner, orderId);
  return (await owner.call('GetMoneyOnAccount', { customer_id })).data;
}

/** Money that is for the order in part, beside tax that its buyer keeps. */
async function recordReceipt(month: Month, { orderId }: MonthOrder): Promise<void> {
  const { shop, owner, random, today } = month;
  const order = await storedOrder(shop, orderId);
  const { due } = await orderMoneyOf(shop.services.db, order);
  const tds = random.happens(0.5) ? Math.min(due, Math.ceil(order.totalPaise / 1000)) : 0;
  const part = random.happens(0.6) ? random.whole(0, due - tds) : 0;
  await owner.call('RecordReceipt', {
    ...{ customer_id: order.customerId, how: random.one(['transfer', 'cash', 'cheque']), bank: 'Indian Bank' },
    ...{
      reference: `A ${orderId} ${random.word(6)}`,
      amount: (part + random.whole(1, 200_000)) / 100,
      received_on: today,
    },
    allotments: [{ orderid: orderId, amount: part / 100, tds: tds / 100, seen_due: due / 100 }],
  });
}

async function recordPayment({ shop, owner, today, random }: Month, orderId: number, share: number): Promise<void> {
  const { due } = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
  await owner.call('RecordPayment', {
    ...{ orderid: orderId, how: random.one(['transfer', 'cash', 'cheque']), bank: 'Indian Bank' },
    ...{ amount: Math.max(100, Math.round(due * share)) / 100, seen_due: due / 100, more_than_due: true },
    ...{ reference: `R ${orderId} ${random.word(6)}`, received_on: today },
  });
}

const always = { valid_from: '2020-01-01', valid_until: '' };

/** Coupons of a share and of an amount, beside price lists and instead of them. */
async function makeCoupons(owner: ShopVisitor): Promise<readonly string[]> {
  const unlimited = { uses_in_all: '', uses_each: '', first_order: false, least: '', ...always };
  const kinds = ['box', 'sticker', 'label', 'die'];
  for (const own of [
    { code: 'SHARE', percent: '7.25', amount: '', combinable: true },
    { code: 'AMOUNT', percent: '', amount: '333.33', combinable: false },
  ])
    await owner.call('SaveCoupon', { seen: 0, kinds, ...unlimited, ...own });
  return ['SHARE', 'AMOUNT'];
}

/** Prices of a customer's own. */
const givePrices = (owner: ShopVisitor, { email: customer }: { readonly email: string }) => {
  const rates = ['box', 'sticker', 'die'].map((kind) => ({
    kind,
    percent: '12.5',
    from_quantity: '',
    from_amount: '',
  }));
  return owner.call('SavePriceList', { seen: 0, name: 'Own prices', customer, group_id: null, rates, ...always });
};

/** A month of orders to which happens what can happen, several at a time; returns their ids. */
export async function aMonthOf(count: number, shop: Shop, random: Random): Promise<number[]> {
  const orders: number[] = [];
  const coupons = await makeCoupons(await shop.staff());
  // Drawn apart, so that the same happens to orders as without discounts.
  const discounts = seeded(count);
  for (let day = 0; day < 28 && orders.length < count; day += 1) {
    const owner = await shop.staff();
    const today = indianDay(shop.clock.now());
    // Each order draws its own numbers, whatever happens to others meanwhile.
    const bought = Array.from({ length: Math.min(Math.ceil(count / 28), count - orders.length) }, () => ({
      random: random.fork(),
      discounts: discounts.fork(),
    }));
    orders.push(
      ...(await inLanes(bought, async (own) => {
        const order = await placed(shop, owner, coupons, own);
        await live({ shop, owner, today, random: own.random }, order);
        return order.orderId;
      })),
    );
    shop.clock.advance({ days: 1 });
    await shop.runJobs();
  }
  return orders;
}

const lanes = 4;

async function inLanes<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [place, each] of waiting) results[place] = await work(each);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

interface Drawn {
  readonly random: Random;
  readonly discounts: Random;
}

async function placed(
  shop: Shop,
  owner: ShopVisitor,
  coupons: readonly string[],
  { random, discounts }: Drawn,
): Promise<MonthOrder> {
  const address: object & { readonly pincode?: string } = random.one(buyers);
  const line = random.happens(0.3) ? stickers : boxes(random.whole(3, 20) * 500, address.pincode);
  const { customer, place } = await readyToOrder(shop, { line, address });
  if (discounts.happens(0.3)) await givePrices(owner, customer);
  if (discounts.happens(0.4)) await customer.call('EnterCoupon', { fld_code: discounts.one(coupons) });
  const { status, body, data } = await place();
  if (status !== 200) throw new Error(`not placed: ${JSON.stringify([line, body])}`);
  return { orderId: data.order_id, customer };
}

/** Most are paid and sent; then happens anything. */
async function live(month: Month, order: MonthOrder): Promise<void> {
  const { random } = month;
  for (const usual of events.slice(0, usually)) if (random.happens(0.6)) await usual(month, order);
  const happens = random.whole(3, 12);
  for (let event = 0; event < happens; event += 1) await random.one(events)(month, order);
}
