import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { keptDisc, orderToProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('staff give an item a file for its customer, and it is noted', async () => {
  const { desk, lineId } = await orderToProof(shop);
  const { data } = await desk.call('SendArtworkAtDesk', {
    line_id: lineId,
    artwork: await keptDisc(shop, 'by-mail.png'),
  });
  expect(data.line).toMatchObject({
    state: 'checking',
    artworks: [{ sent_by: 'staff', artwork: { name: 'by-mail.png' } }],
  });
  const { data: audit } = await desk.call('GetAudit', {});
  expect(JSON.stringify(audit)).toContain('Gave an item another file');
  expect((await desk.call('SendArtworkAtDesk', { line_id: 999_999, artwork: 'x' })).status).toBe(404);
});
