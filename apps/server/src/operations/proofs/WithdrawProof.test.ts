import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a proof is taken back until it is decided', async () => {
  const { desk, proofId, decide } = await sentProof(shop);
  const { data } = await desk.call('WithdrawProof', { proof_id: proofId });
  expect(data.line).toMatchObject({ state: 'checking', proofs: [{ state: 'superseded' }] });
  expect((await decide('approve')).status).toBe(409);
  const other = await sentProof(shop);
  await other.decide('approve');
  expect((await desk.call('WithdrawProof', { proof_id: other.proofId })).status).toBe(409);
});
