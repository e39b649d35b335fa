import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('lists what waits in the states that are asked for, and counts all', async () => {
  const desk = await shop.staff();
  const [waiting, sent, approved] = [await orderToProof(shop), await sentProof(shop), await sentProof(shop)];
  await approved.decide('approve');
  await (await readyToOrder(shop, { awaitsProof: true })).place();
  const { data } = await desk.call('GetProofQueue', { states: ['awaiting-artwork'] });
  expect(data.lines.map(({ line_id }: { line_id: number }) => line_id)).toEqual([waiting.lineId]);
  expect(data.lines[0]).toMatchObject({ customer: 'Meena Soaps', line: 1, since: expect.any(String) });
  expect(data.counts.toSorted((a: { state: string }, b: { state: string }) => a.state.localeCompare(b.state))).toEqual([
    { state: 'awaiting-artwork', count: 1 },
    { state: 'proof-sent', count: 1 },
  ]);
  const { data: proofs } = await desk.call('GetProofQueue', { states: ['proof-sent'] });
  expect(proofs.lines).toMatchObject([{ line_id: sent.lineId }]);
});

test('what waits longest comes first, since its last step', async () => {
  const desk = await shop.staff();
  const [first, second] = [await sentProof(shop), await sentProof(shop)];
  for (const { decide } of [second, first]) {
    shop.clock.advance({ minutes: 5 });
    await decide('change', { text: 'A little darker.' });
  }
  const { data } = await desk.call('GetProofQueue', { states: ['change-wanted'] });
  expect(data.lines.map(({ line_id }: { line_id: number }) => line_id)).toEqual([second.lineId, first.lineId]);
  expect(Date.parse(data.lines[1].since) - Date.parse(data.lines[0].since)).toBe(5 * 60_000);
});
