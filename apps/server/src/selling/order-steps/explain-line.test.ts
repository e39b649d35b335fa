import { demoRateCard, type RateCard } from '@boxwright/pricing';
import { findQuotation, insertRateCard, inTransaction, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, readyToOrder } from '../../testing/orders.ts';
import { readSnapshot } from '../quotations/quotation.ts';
import { explainLine } from './explain-line.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('every line of an order has the same price when explained years later, under other rates', async () => {
  const { customer, placing, place } = await readyToOrder(shop);
  await addBoxes(customer, { orderid: placing.cartid, innercoatingid: 8, boardid: 5 });
  await addBoxes(customer, { orderid: placing.cartid, length: 96.25, width: '40', height: 130, outercoatingid: 0 });
  const { data } = await place();
  const card: RateCard = { ...demoRateCard, version: 2, colours: 6 };
  await inTransaction(shop.services.db, (tx) =>
    insertRateCard(tx, { version: 'six colours', validFrom: '2028-01-01', card: { ...card } }),
  );
  shop.clock.set('2029-06-01T10:00:00+05:30');

  const lines = await linesOfOrders(shop.services.db, [data.order_id]);
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const explained = await explainLine(shop.services.db, line);
    if (!explained.ok) throw new Error(explained.text);
    expect(explained.price.total).toBe(line.goodsPaise);
    expect(explained.price.breakdown).toEqual(line.breakdown['lines']);
    expect(explained.parts[0]?.choices.length).toBeGreaterThan(1);
  }
  const own = lines[2];
  expect(own).toMatchObject({ itemName: 'Soap Box, made to measure' });
  expect(own?.description).toMatch(/^96.25 × 40 × 130 mm, /);
});

test('a quotation can be explained too', async () => {
  const asked = { quantity: 4000, varientid: 202, boardid: 3, outercoatingid: 4, length: 60, width: 32, height: 77 };
  const { data } = await shop.visitor().call('GetQuotation', asked);
  const quotation = await findQuotation(shop.services.db, data.quotation);
  if (!quotation) throw new Error('no quotation');
  const snapshot = readSnapshot(quotation.snapshot);
  if ('items' in snapshot) throw new Error('A quotation of one item.');
  const { quantity, engineVersion } = quotation;
  const explained = await explainLine(shop.services.db, {
    ...quotation,
    quantity: quantity ?? 0,
    engineVersion: engineVersion ?? '',
    configuration: { ...snapshot.configuration },
  });
  expect(explained).toMatchObject({ ok: true, price: { total: quotation.goodsPaise } });
});

test('no price is explained that has another engine version or no rate card', async () => {
  const { place } = await readyToOrder(shop);
  const [line] = await linesOfOrders(shop.services.db, [(await place()).data.order_id]);
  if (!line) throw new Error('no line');
  const { db } = shop.services;
  expect(await explainLine(db, { ...line, engineVersion: '1.0.0' })).toMatchObject({ ok: false, code: 'engine' });
  expect(await explainLine(db, { ...line, rateCardId: null })).toMatchObject({ ok: false, code: 'card' });
});
