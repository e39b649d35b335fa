import { bps } from '@boxwright/money';
import { demoRateCard } from '@boxwright/pricing';
import { insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../operations/registry.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { openKeptAnswers } from './kept-answers.ts';

let shop: Shop;
let visitor: ShopVisitor;
/** How often the handlers of prices and boards ran. */
const worked = { GetPrice: 0, GetQuote: 0, GetBoard: 0 };
beforeAll(async () => {
  shop = await openShop({
    handlers: {
      ...handlers,
      GetPrice: (...asked) => {
        worked.GetPrice += 1;
        return handlers.GetPrice(...asked);
      },
      GetQuote: (...asked) => {
        worked.GetQuote += 1;
        return handlers.GetQuote(...asked);
      },
      GetBoard: (...asked) => {
        worked.GetBoard += 1;
        return handlers.GetBoard(...asked);
      },
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = shop.visitor();
  Object.assign(worked, { GetPrice: 0, GetQuote: 0, GetBoard: 0 });
});

const box = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };

test('equal calls of different visitors are computed once, and each answer has its own request id', async () => {
  const first = await visitor.call('GetPrice', { ...box, quantity: 1100 });
  const second = await shop.visitor().call('GetPrice', { ...box, quantity: 1100 });
  expect(worked.GetPrice).toBe(1);
  expect(second.body).toEqual(first.body);
  for (const name of ['content-type', 'cache-control', 'content-security-policy'])
    expect(second.headers[name]).toBe(first.headers[name]);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  await visitor.call('GetPrice', { ...box, quantity: 1101 });
  expect(worked.GetPrice).toBe(2);
});

test('a refusal isn’t kept, and an invalid call that resembles a kept one is refused', async () => {
  await visitor.call('GetPrice', { ...box, quantity: 1200 });
  for (let time = 0; time < 2; time += 1)
    expect(await visitor.call('GetPrice', { ...box, quantity: 12 })).toMatchObject({ status: 400 });
  expect(worked.GetPrice).toBe(3);
  expect(await visitor.call('GetPrice', { ...box, quantity: 1200, total_price: 1 })).toMatchObject({ status: 400 });
  const query = await shop.app.inject({ method: 'GET', url: '/api/GetPrice' });
  expect(query.statusCode).toBe(405);
});

test('an answer that depends on the visitor is never kept', async () => {
  const { id, call } = await shop.customer();
  const quote = { ...box, deliverytype: 'SelfPickup' };
  const own = { ...quote, customerid: id };
  expect(await call('GetQuote', own)).toMatchObject({ status: 200 });
  expect(await call('GetQuote', own)).toMatchObject({ status: 200 });
  expect(worked.GetQuote).toBe(2);
  expect(await visitor.call('GetQuote', own)).toMatchObject({ status: 401 });
  // Without the visitor's own data it is kept.
  expect((await visitor.call('GetQuote', quote)).body).toEqual((await visitor.call('GetQuote', quote)).body);
  expect(worked.GetQuote).toBe(3);
});

test('a visitor with a session gets a fresh answer, so that the session is renewed', async () => {
  const customer = await shop.customer();
  await customer.call('GetPrice', { ...box, quantity: 1300 });
  await customer.call('GetPrice', { ...box, quantity: 1300 });
  expect(worked.GetPrice).toBe(2);
});

test('a price with a quotation is looked up each time', async () => {
  const asked = { ...box, quotation: 'a'.repeat(32) };
  await visitor.call('GetPrice', asked);
  await visitor.call('GetPrice', asked);
  expect(worked.GetPrice).toBe(2);
});

test('new rates empty the cache, from whichever node they come', async () => {
  const before = (await visitor.call('GetPrice', box)).data.total_price;
  const card = { ...demoRateCard, version: 2, margin: bps(5000) };
  // Without an operation of this process, as if another node had done it.
  await inTransaction(shop.services.db, (tx) =>
    insertRateCard(tx, { version: 'twice the margin', validFrom: '2026-11-20', card }),
  );
  shop.clock.advance({ minutes: 2 });
  expect((await visitor.call('GetPrice', box)).data.total_price).toBeGreaterThan(before * 1.4);
});

test('new settings empty the cache, at once for the member who saved them', async () => {
  const staff = await shop.staff('Admin');
  const { values, seen } = (await staff.call('GetSettings', { section: 'ordering' })).data;
  await visitor.call('GetPrice', box);
  const more = { ...values, minimumBoxes: '1500' };
  expect(await staff.call('SaveSettings', { section: 'ordering', values: more, seen })).toMatchObject({ status: 200 });
  expect(await visitor.call('GetPrice', box)).toMatchObject({ status: 400, data: 'Quantity must be at least 1500' });
});

test('the next day empties the cache', async () => {
  await visitor.call('GetBoard');
  await visitor.call('GetBoard');
  shop.clock.advance({ days: 1 });
  await visitor.call('GetBoard');
  expect(worked.GetBoard).toBe(2);
});

test('the cache is bounded: it drops answers that were asked for longest ago, and doesn’t keep long ones', () => {
  const answers = openKeptAnswers();
  const text = 'x'.repeat(10_000);
  answers.get('1', '');
  for (let number = 0; number < 1_000; number += 1) answers.keep('1', `question ${number}`, text);
  const left = Array.from({ length: 1_000 }, (_, number) => answers.get('1', `question ${number}`)).filter(Boolean);
  expect(left.length).toBeGreaterThan(300);
  expect(left.length).toBeLessThan(420);
  expect(answers.get('1', 'question 999')).toBe(text);
  answers.keep('1', 'long', 'x'.repeat(1_000_000));
  answers.keep('1', 'y'.repeat(10_000), 'short');
  expect([answers.get('1', 'long'), answers.get('1', 'y'.repeat(10_000))]).toEqual([undefined, undefined]);
});

test('an answer that was computed before a change isn’t kept after it', () => {
  const answers = openKeptAnswers();
  answers.get('1', 'price');
  answers.get('2', 'price');
  answers.keep('1', 'price', 'of yesterday');
  expect(answers.get('2', 'price')).toBeUndefined();
});
