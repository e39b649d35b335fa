import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('artwork that comes later waits for the customer, artwork that needs help waits for us, until a file comes', async () => {
  const { guest, token, lineId, send, desk } = await orderToProof(shop);
  const waits = async () => {
    const [today, us, customer] = await Promise.all([
      desk.call('GetToday', {}),
      ...['us', 'customer'].map((who) => desk.call('GetProofQueue', { waits_for: who })),
    ]);
    const count = (kind: string) =>
      today.data.waiting.find((each: { fld_kind: string }) => each.fld_kind === kind).fld_count;
    return {
      us: us?.data.lines.map(({ wish }: { wish: unknown }) => wish),
      customer: customer?.data.lines.map(({ wish }: { wish: unknown }) => wish),
      today: [count('proofs-for-us'), count('proofs-for-customers')],
      counts: us?.data.counts,
    };
  };
  const say = (wish: string) => guest.call('SayArtworkComes', { token, line_id: lineId, wish });
  const remind = () => desk.call('RemindOfProof', { line_id: lineId });

  await say('later');
  const forCustomer = { us: [], customer: ['later'], today: [0, 1], counts: { us: 0, customer: 1 } };
  expect(await waits()).toEqual(forCustomer);
  const asked = await say('help');
  expect(asked.data.line).toMatchObject({ state: 'awaiting-artwork', waits_for: 'us' });
  expect(await waits()).toEqual({ us: ['help'], customer: [], today: [1, 0], counts: { us: 1, customer: 0 } });
  expect((await remind()).status).toBe(409);
  await send();
  expect(await waits()).toMatchObject({ us: [null], customer: [] });
  const late = await say('later');
  expect([late.status, late.data]).toEqual([409, 'The artwork of this item has come already.']);
});
