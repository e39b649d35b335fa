import { bps, paise, parseRupees } from '@boxwright/money';
import { demoRateCard } from '@boxwright/pricing';
import { findOrder, insertRateCard, inTransaction, linesOfOrders, listOrdersOf, setTaxRate } from '@boxwright/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop, type WireAnswer } from '../../testing/open-shop.ts';
import { addBoxes, readyToOrder } from '../../testing/orders.ts';
import { freshCatalogue } from '../catalogue/catalogue.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());

let cards = 0;
/** A new rate card, with plates at this price; the shop uses it after two seconds at the latest. */
const switchCard = async (plate: number): Promise<void> => {
  cards += 1;
  const card = { ...demoRateCard, platePerColour: paise(plate) };
  await inTransaction(shop.services.db, (tx) =>
    insertRateCard(tx, { version: `race-${cards}`, validFrom: '2026-11-20', card }),
  );
  shop.clock.advance({ seconds: 2 });
};
const [usual, dearer, cheaper] = [demoRateCard.platePerColour, 90_000, 10_000];

/** A new rate of GST for cartons. */
const switchTax = async (percent: number): Promise<void> => {
  await inTransaction(shop.services.db, (tx) =>
    setTaxRate(tx, { hsn: '481920', rateBps: bps(percent * 100), validFrom: '2026-11-20' }),
  );
  shop.clock.advance({ seconds: 2 });
};

/** Prices and GST as they were. */
const switchBack = async (): Promise<void> => {
  await switchCard(usual);
  await switchTax(5);
  await isInUse();
};

/** Visitors see the last prices until the new ones are read. */
const isInUse = () => freshCatalogue(shop.services);

/** A buyer who has seen a total. */
async function buyer() {
  const ready = await readyToOrder(shop);
  const [line] = (await ready.customer.call('GetCartWebsite', { id: null })).data;
  return { ...ready, seen: line.fld_cart_amount as number };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

/** The customer's only order, whose parts add up. */
async function onlyOrder({ customer }: Buyer) {
  const [order, ...others] = await listOrdersOf(shop.services.db, customer.id);
  expect(others).toEqual([]);
  if (!order) throw new Error('There is no order.');
  const lines = await linesOfOrders(shop.services.db, [order.id]);
  const tax = order.cgstPaise + order.sgstPaise + order.igstPaise;
  expect(order.goodsPaise + order.deliveryPaise + tax).toBe(order.totalPaise);
  // Never one line at an old card and one at a new card.
  expect(new Set(lines.map(({ rateCardId, gstRateBps }) => `${rateCardId} ${gstRateBps}`)).size).toBe(1);
  return { id: order.id, total: order.totalPaise / 100 };
}

const asks = (answer: WireAnswer, seen: number) => {
  expect(answer).toMatchObject({ status: 409, code: 'price_changed', details: { previous_total: seen } });
  const now = Number(answer.details?.['current_total']);
  expect(now).toBeGreaterThan(seen);
  return now;
};

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const rises = [
  ['prices', () => switchCard(dearer)],
  ['GST', () => switchTax(12)],
] as const;
const drops = [
  ['prices', () => switchCard(cheaper)],
  ['GST', () => switchTax(1)],
] as const;

describe.each(times(4))('between the cart and the order, turn %i', () => {
  beforeEach(switchBack);

  test.each(rises)('a rise of %s is asked about, whether two tabs order before it or after it', async (_, rise) => {
    const meena = await buyer();
    const seen = { acceptedtotal: meena.seen };
    const answers = await Promise.all([meena.place(seen), rise(), meena.place(seen)]);
    for (const answer of [answers[0], answers[2]]) {
      if (answer.status === 200) expect(answer.data.total_amount).toBe(meena.seen);
      else asks(answer, meena.seen);
    }
    // From now on all are asked, with and without a total that they have accepted.
    const now = asks(await meena.place(seen), meena.seen);
    for (const { totalPaise } of await listOrdersOf(shop.services.db, meena.customer.id)) {
      expect(totalPaise).toBe(parseRupees(String(meena.seen)));
    }
    expect(asks(await meena.place(), meena.seen)).toBe(now);
    const agreed = await Promise.all(times(2).map(() => meena.place({ acceptedtotal: now })));
    expect(agreed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onlyOrder(meena)).toMatchObject({ total: now });
  });

  test.each(drops)('a drop of %s applies without asking', async (_, drop) => {
    const meena = await buyer();
    const seen = { acceptedtotal: meena.seen };
    const answers = await Promise.all([meena.place(seen), drop(), meena.place(seen)]);
    for (const { status, data } of [answers[0], answers[2]]) {
      expect(status).toBe(200);
      expect(data.total_amount).toBeLessThanOrEqual(meena.seen);
    }
    const placed = await meena.place(seen);
    expect(placed.data.total_amount).toBeLessThan(meena.seen);
    expect(await onlyOrder(meena)).toEqual({ id: placed.data.order_id, total: placed.data.total_amount });
    expect(await meena.place()).toMatchObject({ status: 200, data: placed.data });
  });

  test('a new rate card in the middle of a session prices all lines, but not an order that is being paid', async () => {
    const meena = await buyer();
    const { customer, place } = meena;
    await Promise.all([addBoxes(customer, { boardid: 4 }), switchCard(dearer)]);
    await isInUse();
    const lines = (await customer.call('GetCartWebsite', { id: null })).data;
    expect(lines[0].fld_price_note).toContain('Our prices have changed: this item has risen');
    const placed = await place({ acceptedtotal: lines[0].fld_cart_amount });
    expect(placed).toMatchObject({ status: 200, data: { total_amount: lines[0].fld_cart_amount } });
    const { id, total } = await onlyOrder(meena);

    const half = (await customer.call('StartPayment', { orderid: id, purpose: 'half', acceptedtotal: total })).data;
    await switchCard(usual);
    shop.payu.says(half.txnid, 'captured', parseRupees(String(half.amount)));
    await settlePayment(shop.services, half.txnid);
    const rest = (await customer.call('StartPayment', { orderid: id, purpose: 'balance' })).data;
    expect(parseRupees(String(half.amount)) + parseRupees(String(rest.amount))).toBe(parseRupees(String(total)));
    expect(await findOrder(shop.services.db, id)).toMatchObject({ totalPaise: parseRupees(String(total)) });
  });
});
