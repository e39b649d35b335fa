import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('mails the customer that artwork is awaited, once an hour at most, and it is noted', async () => {
  const { desk, lineId, customer, token } = await orderToProof(shop);
  expect((await desk.call('RemindOfProof', { line_id: lineId })).data).toEqual({ recipient: customer.email });
  const again = await desk.call('RemindOfProof', { line_id: lineId });
  expect([again.status, again.data]).toEqual([
    429,
    expect.stringMatching(
      /^The customer was reminded of this item just now\. You can remind them again in \d+ minutes\.$/,
    ),
  ]);
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'waits for your artwork');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/Send your artwork: \S+\/proofs\//);
  expect((await shop.visitor().call('GetProofs', { token })).status).toBe(200);
  expect(JSON.stringify((await desk.call('GetAudit', {})).data)).toContain('Reminded the customer of artwork');
});

test('mails the customer that a proof waits for them; not when it waits for us or for nobody', async () => {
  const { desk, lineId, customer, decide } = await sentProof(shop);
  expect((await desk.call('RemindOfProof', { line_id: lineId })).status).toBe(200);
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'waits for your decision')).toHaveLength(1);
  await decide('approve');
  shop.clock.advance({ minutes: 61 });
  const done = await desk.call('RemindOfProof', { line_id: lineId });
  expect([done.status, done.data]).toEqual([409, 'This item doesn’t wait for the customer.']);
});

test('is for staff with the right to proofs; an unknown item is not found', async () => {
  const { customer, lineId } = await orderToProof(shop);
  for (const visitor of [customer, shop.visitor()]) {
    expect((await visitor.call('RemindOfProof', { line_id: lineId })).status).toBe(401);
  }
  const accounts = await shop.staff('Accounts');
  expect((await accounts.call('RemindOfProof', { line_id: lineId })).status).toBe(403);
  expect((await (await shop.staff()).call('RemindOfProof', { line_id: 999_999 })).status).toBe(404);
});
