import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the desk sees that artwork comes later, or that help is wanted, until a file comes', async () => {
  const { guest, token, lineId, send, desk } = await orderToProof(shop);
  const wish = async () => {
    const { data } = await desk.call('GetProofQueue', { states: ['awaiting-artwork', 'checking'] });
    return data.lines.find((each: { line_id: number }) => each.line_id === lineId)?.wish;
  };
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'later' });
  expect(await wish()).toBe('later');
  await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'help' });
  expect(await wish()).toBe('help');
  await send();
  expect(await wish()).toBeNull();
  const late = await guest.call('SayArtworkComes', { token, line_id: lineId, wish: 'later' });
  expect([late.status, late.data]).toEqual([409, 'The artwork of this item has come already.']);
});
