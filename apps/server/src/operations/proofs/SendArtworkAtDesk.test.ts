import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';

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

test('staff put a file elsewhere, which needs a new proof; a file that came meanwhile stays', async () => {
  const { desk, lineId, orderId, decide, send } = await sentProof(shop);
  await decide('approve');
  const shown = async () => (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0];
  const [seen] = (await shown()).artworks;
  const put = (artwork_place: string) =>
    desk.call('SendArtworkAtDesk', {
      line_id: lineId,
      artwork: seen.artwork.token,
      artwork_place,
      seen_artwork_id: seen.id,
    });
  // A second press changes nothing.
  for (let press = 0; press < 2; press += 1) {
    expect((await put('90 5 -4 120')).data.line).toMatchObject({
      state: 'checking',
      proofs: [{ state: 'superseded' }],
      artworks: [
        { id: seen.id, place: null },
        { sent_by: 'staff', place: '90 5 -4 120' },
      ],
    });
  }
  await send('meanwhile.png');
  const late = await put('0 5 -4 120');
  expect([late.status, late.data]).toEqual([409, expect.stringMatching(/^Another file came meanwhile/)]);
  expect((await shown()).artworks.at(-1).artwork.name).toBe('meanwhile.png');
});
