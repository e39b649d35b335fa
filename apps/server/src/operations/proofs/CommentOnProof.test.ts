import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a comment stands at its place with its name; it says by which link it came; pressing twice writes it once', async () => {
  const { guest, shared, token, proofId } = await sentProof(shop);
  const comment = {
    token: shared,
    proof_id: proofId,
    name: 'Ravi',
    text: 'The logo is too low.',
    place: { x: 12.5, y: 40 },
  };
  await guest.call('CommentOnProof', comment);
  await guest.call('CommentOnProof', comment);
  const { data } = await guest.call('CommentOnProof', { ...comment, token, text: 'I agree.' });
  expect(data.line.proofs[0].comments).toMatchObject([
    { author: 'guest', link: 'comment', name: 'Ravi', text: 'The logo is too low.', place: { x: 12.5, y: 40 } },
    { author: 'guest', link: 'decide', name: 'Ravi', text: 'I agree.' },
  ]);
});

test('a comment without text or name is refused, and so is a proof of another order', async () => {
  const [one, other] = [await sentProof(shop), await sentProof(shop)];
  const { guest, shared: token, proofId: proof_id } = one;
  const refused = async (own: object) =>
    (await guest.call('CommentOnProof', { token, proof_id, name: 'Ravi', text: 'x', ...own })).status;
  expect(await refused({ text: ' ' })).toBe(400);
  expect(await refused({ name: '' })).toBe(400);
  expect(await refused({ proof_id: other.proofId })).toBe(404);
});
