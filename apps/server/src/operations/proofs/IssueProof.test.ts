import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a proof shows the newest file; one that was sent before is superseded', async () => {
  const { desk, lineId, guest, token } = await sentProof(shop);
  const { data: seen } = await guest.call('GetProofs', { token });
  const [{ id: seen_artwork_id }] = seen.lines[0].artworks;
  const { data } = await desk.call('IssueProof', { line_id: lineId, seen_artwork_id, note: 'With the new bleed.' });
  expect(data.line).toMatchObject({
    state: 'proof-sent',
    proofs: [
      { number: 2, state: 'sent', note: 'With the new bleed.', line_artwork_id: seen_artwork_id },
      { number: 1, state: 'superseded' },
    ],
  });
});

test('is sent despite a check that says “Please mend before print” only once that is confirmed', async () => {
  const { desk, lineId, orderId, send } = await orderToProof(shop);
  await send();
  // A disc of 40 pixels on a box is coarse.
  await shop.runJobs();
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const [{ id: seen_artwork_id, findings }] = data.lines[0].artworks;
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'stop' }));
  const issue = { line_id: lineId, seen_artwork_id, note: '' };
  expect(await desk.call('IssueProof', issue)).toMatchObject({
    status: 400,
    data: expect.stringMatching(/mend before print/),
  });
  const sent = await desk.call('IssueProof', { ...issue, despite_stops: true });
  expect(sent).toMatchObject({ status: 200, data: { line: { state: 'proof-sent' } } });
});

test('is refused without artwork, and when another file came meanwhile', async () => {
  const { desk, lineId, send } = await orderToProof(shop);
  const none = await desk.call('IssueProof', { line_id: lineId, seen_artwork_id: 1, note: '' });
  expect(none).toMatchObject({ status: 422, data: 'This item has no artwork yet.' });
  const [{ id: seen_artwork_id }] = (await send()).data.line.artworks;
  await send('second.png');
  const late = await desk.call('IssueProof', { line_id: lineId, seen_artwork_id, note: '' });
  expect(late).toMatchObject({ status: 409, data: expect.stringMatching(/^Another file came meanwhile/) });
});
