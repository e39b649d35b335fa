import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeUrl } from '../../selling/customers/unsubscribe-token.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('says without signing in which mails a link stops, and refuses invalid links', async () => {
  const { id: customerId } = await shop.customer();
  const tokenOf = (id: number) =>
    unsubscribeUrl(shop.services, { customerId: id, kind: 'order-again' }).split('/').at(-1);
  const visitor = shop.visitor();
  const token = tokenOf(customerId);
  expect((await visitor.call('GetMailRefusal', { token })).data).toEqual({ kind: 'order-again', refused: false });
  await visitor.call('RefuseMails', { token, refused: true });
  expect((await visitor.call('GetMailRefusal', { token })).data).toEqual({ kind: 'order-again', refused: true });
  for (const unknown of ['', 'x', tokenOf(999_999)]) {
    expect((await visitor.call('GetMailRefusal', { token: unknown })).status).toBe(404);
  }
  expect((await visitor.call('GetMailRefusal', {})).status).toBe(400);
});
