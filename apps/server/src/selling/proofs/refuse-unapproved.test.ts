import { inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('whoever wants to print too early reads what the item waits for, in the words of its order’s pages', async () => {
  const { desk, guest, token, orderId, lineId, send } = await orderToProof(shop);
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await desk.call('MoveOrder', accept)).status).toBe(200);
  const start = async () => {
    const begin = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'In Production' };
    const { status, data } = await desk.call('MoveOrder', begin);
    return [status, data];
  };
  const refusedFor = (why: string) => [
    409,
    expect.stringMatching(new RegExp(`^Item 1, .+, can’t be printed: ${why}$`)),
  ];
  expect(await start()).toEqual(refusedFor('its artwork hasn’t come yet\\.'));
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'help' });
  expect(await start()).toEqual(refusedFor('the customer wants help with its artwork\\.'));
  const [{ id }] = (await send()).data.line.artworks;
  expect(await start()).toEqual(refusedFor('its file is being checked\\.'));
  const findings = [{ rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Add it.', places: [] }];
  const checked = { findings, placement: null, checkedAt: shop.services.now() };
  await inTransaction(shop.services.db, (tx) => saveFindings(tx, id, checked));
  expect(await start()).toEqual(refusedFor('the check of its file found something that has to be mended\\.'));
});
