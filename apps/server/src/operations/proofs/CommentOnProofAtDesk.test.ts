import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the customer reads what the desk writes about a proof', async () => {
  const { desk, guest, token, proofId } = await sentProof(shop);
  const write = () => desk.call('CommentOnProofAtDesk', { proof_id: proofId, text: 'We have moved the logo up.' });
  // Two presses write it once.
  await Promise.all([write(), write()]);
  const { data } = await guest.call('GetProofs', { token });
  expect(data.lines[0].proofs[0].comments).toMatchObject([
    { author: 'staff', text: 'We have moved the logo up.', place: null },
  ]);
  expect((await desk.call('CommentOnProofAtDesk', { proof_id: 999_999, text: 'x' })).status).toBe(404);
});
