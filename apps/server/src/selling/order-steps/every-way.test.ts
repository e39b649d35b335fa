import type { OrderStatus } from '@boxwright/orders';
import { documentsOf, refundsOf } from '@boxwright/storage';
import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { leftToCredit, storedOrder } from '../../testing/after-sale.ts';
import { correctionOf } from '../../testing/corrections.ts';
import { deskOrder } from '../../testing/desk.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';
import { payInFull, readyToOrder, waiveMoney } from '../../testing/orders.ts';
import { partDesk } from '../../testing/parts.ts';
import { type Afterwards, everyWay } from '../../testing/ways/every-way.ts';
import { printedOn } from '../documents/printed-on.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { returnWindow } from '../returns/return-window.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

interface Placed {
  readonly customer: ShopCustomer;
  readonly orderId: number;
}

async function placed(money: 'paid' | 'later'): Promise<Placed> {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  if (money === 'paid') await payInFull(shop, customer, orderId);
  else {
    await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'PayLater' });
    await waiveMoney(shop, orderId);
  }
  return { customer, orderId };
}

const asked: Partial<Record<OrderStatus, object>> = {
  Dispatched: { courier: 'DTDC', trackingnumber: 'D 77' },
  Returned: { reason: 'refused' },
};
const move = ({ orderId }: Placed, from: OrderStatus, to: OrderStatus, more: object = {}) =>
  desk.call('MoveOrder', {
    ...{ orderid: orderId, seenstatus: from, orderstatus: to, note: 'As we wrote.' },
    ...asked[to],
    ...more,
  });

async function mailsOf({ customer }: Placed): Promise<string[]> {
  const { data } = await desk.call('GetMailbox', { search: customer.email });
  return data.map(({ fld_subject }: { fld_subject: string }) => fld_subject);
}

/** What is of an order now; `known` are the mails that were sent before its last step. */
async function afterwards(order: Placed, known: number): Promise<Afterwards> {
  const { db, now } = shop.services;
  const stored = await storedOrder(shop, order.orderId);
  const { paid, due } = await orderMoneyOf(db, stored);
  const refunds = await refundsOf(db, order.orderId);
  const back = refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const words = (amount: number) => ({ 0: 'nothing', [stored.totalPaise]: 'all' })[amount] ?? String(amount);
  const { rows } = await db.execute<{ isUsed: boolean }>(
    sql`select s.used_at is not null as "isUsed" from production_sheets s join production_jobs j on j.id = s.job_id
      where j.order_id = ${order.orderId}`,
  );
  // The newest are first.
  const mails = await mailsOf(order);
  const fresh = mails.slice(0, mails.length - known);
  const window = await returnWindow(db, stored, [], now());
  return {
    papers: (await documentsOf(db, order.orderId)).map(({ kind }) => kind).join(' '),
    stock: rows.length === 0 ? 'none' : rows.every(({ isUsed }) => isUsed) ? 'used' : 'reserved',
    money: `paid ${words(paid)}, due ${words(due)}, back ${words(back)}`,
    mails: fresh.map((subject) => subject.replace(/^Order \S+ (₹\S+ )?/, '')).toSorted(),
    returns: window.problem === null ? 'open' : 'closed',
  };
}

const walks = everyWay.flatMap((way) =>
  (['paid', 'later'] as const).map((money) => ({
    way: way.steps.join(' > '),
    money,
    steps: way.steps,
    expected: way[money],
  })),
);

test.each(sampleOf(walks, 5))(
  '$way, $money: papers, stock, money, mails and returns',
  async ({ money, steps, expected }) => {
    const order = await placed(money);
    await moveOrderTo(desk, order.orderId, steps[0] ?? '');
    let known = 0;
    for (const [place, to] of steps.slice(1).entries()) {
      await shop.runJobs();
      known = (await mailsOf(order)).length;
      const moved = await move(order, steps[place] ?? to, to);
      expect(moved, JSON.stringify(moved.body)).toMatchObject({ status: 200 });
    }
    await shop.runJobs();
    expect(await afterwards(order, known)).toEqual(expected);
  },
);

/** Two ways that are taken in the same moment, and how many of both may succeed. */
interface Race {
  readonly name: string;
  readonly money: 'paid' | 'later';
  readonly at: OrderStatus;
  readonly presses: (order: Placed) => Promise<readonly (() => Promise<{ readonly status: number }>)[]>;
  readonly succeed: readonly number[];
}

const today = () => indianDay(shop.clock.now());
const credit = async ({ orderId }: Placed) => {
  const seen_left = await leftToCredit(desk, orderId);
  const lines = [{ position: 1, quantity: 100, amount: 0 }];
  return () => desk.call('IssueCreditNote', { orderid: orderId, seen_left, reason: 'Some were crushed.', lines });
};
const refundHalf = async ({ orderId }: Placed) => {
  const { refundable } = await deskOrder(desk, orderId);
  const amount = Math.floor(refundable * 0.7);
  return () =>
    desk.call('RefundOrder', { orderid: orderId, amount, seen_refundable: refundable, reason: 'As agreed.' });
};

const twice = <T>(press: T): readonly [T, T] => [press, press];

const races: readonly Race[] = [
  {
    name: 'its customer cancels it, and the desk accepts it',
    ...{ money: 'paid', at: 'IN-PROCESS', succeed: [1, 2] },
    presses: async (order) => [
      () => order.customer.call('CancelOrder', { orderid: order.orderId }),
      () => move(order, 'IN-PROCESS', 'Order Accepted'),
    ],
  },
  {
    name: 'it is packed, and cancelled',
    ...{ money: 'paid', at: 'In Production', succeed: [1] },
    presses: async (order) => [
      () => move(order, 'In Production', 'Packed'),
      () => move(order, 'In Production', 'Cancelled'),
    ],
  },
  {
    name: 'it is dispatched in two tabs',
    ...{ money: 'paid', at: 'Packed', succeed: [1] },
    presses: async (order) => [
      () => move(order, 'Packed', 'Dispatched'),
      () => move(order, 'Packed', 'Dispatched', { trackingnumber: 'D 78' }),
    ],
  },
  {
    name: 'it is delivered, came back and was never handed over',
    ...{ money: 'later', at: 'Dispatched', succeed: [1] },
    presses: async (order) =>
      (['Delivered', 'Returned', 'Packed'] as const).map((to) => () => move(order, 'Dispatched', to)),
  },
  {
    name: 'two credit notes are issued, and it comes back',
    ...{ money: 'paid', at: 'Dispatched', succeed: [1, 2] },
    presses: async (order) => [await credit(order), await credit(order), () => move(order, 'Dispatched', 'Returned')],
  },
  {
    name: 'most of it is paid back twice',
    ...{ money: 'paid', at: 'Delivered', succeed: [1] },
    presses: async (order) => [await refundHalf(order), await refundHalf(order)],
  },
  {
    name: 'its payment is recorded in two tabs',
    ...{ money: 'later', at: 'Dispatched', succeed: [1] },
    async presses(order) {
      const money = await orderMoneyOf(shop.services.db, await storedOrder(shop, order.orderId));
      const due = money.due / 100;
      const received = { how: 'transfer', amount: due, seen_due: due, received_on: today() };
      return [1, 2].map(
        (tab) => () =>
          desk.call('RecordPayment', { ...received, orderid: order.orderId, reference: `UTR ${order.orderId} ${tab}` }),
      );
    },
  },
  {
    name: 'its payment is reversed in two tabs',
    ...{ money: 'later', at: 'Dispatched', succeed: [1] },
    async presses(order) {
      const { due } = await orderMoneyOf(shop.services.db, await storedOrder(shop, order.orderId));
      const received = { how: 'transfer', amount: due / 100, seen_due: due / 100, received_on: today() };
      await desk.call('RecordPayment', { ...received, orderid: order.orderId, reference: `UTR ${order.orderId}` });
      const [{ entry_id }] = (await deskOrder(desk, order.orderId)).ledger;
      const why = { cause: 'wrong-order', reversed_on: today(), reason: 'It was for another one.' };
      return twice(() => desk.call('ReversePayment', { orderid: order.orderId, entry_id, ...why }));
    },
  },
  {
    name: 'a debit note is issued in two tabs',
    ...{ money: 'later', at: 'Dispatched', succeed: [1] },
    async presses({ orderId }) {
      const { due } = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
      const dearer = { lines: [{ position: 1, amount: 105 }], seen_due: due / 100, reason: 'A dearer board.' };
      return twice(() => desk.call('IssueDebitNote', { orderid: orderId, ...dearer }));
    },
  },
  {
    name: 'it is printed again in two tabs',
    ...{ money: 'paid', at: 'Delivered', succeed: [1] },
    presses: async ({ orderId }) => {
      const lines = [{ position: 1, quantity: 500 }];
      const again = { lines, reason: 'The cyan is off.', cause: 'our-fault', seen: 0 };
      return twice(() => desk.call('PrintAgain', { orderid: orderId, ...again }));
    },
  },
  {
    name: 'its GSTIN is corrected, and it goes to the works',
    ...{ money: 'paid', at: 'Order Accepted', succeed: [1, 2] },
    presses: async (order) => {
      const moved = { gstin: '29AAACY2068D1ZC', billing_state: '29', billing_pincode: '560001' };
      const corrected = await correctionOf(desk, order.orderId, { ...moved, billing_city: 'Bengaluru' });
      return [() => desk.call('CorrectOrder', corrected), () => move(order, 'Order Accepted', 'In Production')];
    },
  },
  {
    name: 'all of it is packed as a part in two tabs, and sent whole',
    ...{ money: 'paid', at: 'Packed', succeed: [1] },
    presses: async (order) => {
      const seenrest = await partDesk(desk).restOf(order.orderId);
      const part = { seenrest, items: [{ position: 1, quantity: seenrest }], boxes: 1, weight: '' };
      return [
        ...twice(() => desk.call('PackParcel', { orderid: order.orderId, ...part })),
        () => move(order, 'Packed', 'Dispatched'),
      ];
    },
  },
];

/** What can't be of an order, whatever happened to it. */
async function wrongWith(orderId: number): Promise<string[]> {
  const { db } = shop.services;
  const order = await storedOrder(shop, orderId);
  const documents = await documentsOf(db, orderId);
  const sumOf = (kind: string) =>
    documents.reduce((sum, issued) => sum + (issued.kind === kind ? printedOn(issued).total : 0), 0);
  const invoices = documents.filter(({ kind }) => kind === 'tax-invoice').length;
  const { paid, due } = await orderMoneyOf(db, order);
  return [
    invoices > 1 ? `${invoices} invoices` : '',
    sumOf('credit-note') > sumOf('tax-invoice') ? 'more credited than invoiced' : '',
    paid < 0 ? `paid ${paid}` : '',
    order.status === 'Cancelled' && (paid !== 0 || due !== 0) ? `cancelled, ${paid} paid, ${due} due` : '',
  ].filter(Boolean);
}

test.each(races)('$name: fifty orders at once', async ({ money, at, presses, succeed }) => {
  const orders: Placed[] = [];
  for (let count = isThorough ? 50 : 2; count > 0; count -= 1) {
    const order = await placed(money);
    await moveOrderTo(desk, order.orderId, at);
    orders.push(order);
  }
  const pressed = await Promise.all(orders.map((order) => presses(order)));
  const answers = await Promise.all(pressed.map((each) => Promise.all(each.map((press) => press()))));
  await shop.runJobs();
  for (const [place, { orderId }] of orders.entries()) {
    const statuses = answers[place]?.map(({ status }) => status) ?? [];
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(succeed).toContain(statuses.filter((status) => status === 200).length);
    expect(await wrongWith(orderId)).toEqual([]);
  }
});
