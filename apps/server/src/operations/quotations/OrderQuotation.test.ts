import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('OrderQuotation puts all items into the cart at the quoted prices, once', async () => {
  const { token, read } = await quotedSale(shop);
  const { lines } = await read();
  const visitor = shop.visitor();
  expect(await visitor.call('OrderQuotation', { token })).toMatchObject({ status: 200, data: { added: 2 } });
  await visitor.call('OrderQuotation', { token });
  const { data } = await visitor.call('GetCartWebsite', {});
  expect(data.map(({ Basevalue }: { Basevalue: number }) => Basevalue)).toEqual(
    lines.map(({ amount }: { amount: number }) => amount),
  );
});

test('OrderQuotation refuses other tokens', async () => {
  expect(await shop.visitor().call('OrderQuotation', { token: 'x' })).toMatchObject({ status: 404 });
  expect(await shop.visitor().call('OrderQuotation', {})).toMatchObject({ status: 400 });
});
