import { boxStyleOf } from '@boxwright/dieline';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { atNight } from '@boxwright/testing/by-night';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { jobOf } from '../../testing/production.ts';
import { artwork, blanksOf, ground } from '../artwork/testing/box-artwork.ts';
import { readCompany } from '../company/company.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
  const { values, seen } = (await desk.call('GetSettings', { section: 'desk' })).data;
  await desk.call('SaveSettings', { section: 'desk', values: { ...values, sendsCleanProofs: 'yes' }, seen });
});
afterAll(() => shop.close());

interface Sent {
  readonly token: string;
  readonly orderId: number;
  readonly customer: ShopCustomer;
}

const lineOf = async ({ orderId }: Pick<Sent, 'orderId'>) =>
  (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0];

/** A paid order of boxes that are printed so, and a file of so many pages, each in cyan, that fits them. */
async function sent(print: string, pages: number, again?: Sent): Promise<Sent> {
  const { customer, place } = await readyToOrder(shop, {
    awaitsProof: true,
    line: { print },
    ...(again && { customer: again.customer }),
  });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const { lines, customer_url } = (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  const [{ line_id, box }] = lines;
  const blanks = blanksOf(box.style, [box.length, box.width, box.height]);
  const { size } = targetOfBlanks(blanks, { style: boxStyleOf(box.style)?.name ?? box.style });
  const bytes = artwork(ground(undefined, blanks), { size, pages });
  const token: string = again?.token ?? (await upload(shop, { bytes, name: 'carton.pdf' })).body.data.token;
  const sending = { token: customer_url.split('/proofs/')[1], line_id, artwork: token };
  expect(await shop.visitor().call('SendArtwork', sending)).toMatchObject({ status: 200 });
  await shop.runJobs();
  return { token, orderId, customer };
}

const issue = async (order: Sent) => {
  const { line_id, artworks } = await lineOf(order);
  return desk.call('IssueProof', { line_id, seen_artwork_id: artworks[0].id, note: '', despite_stops: true });
};

test('a box that is printed inside waits for the page for it, and no proof can be sent before', async () => {
  const order = await sent('4/4', 1);
  const line = await lineOf(order);
  expect(line).toMatchObject({
    ...{ state: 'checking', state_name: 'Artwork of the inside awaited', waits_for: 'customer', proofs: [] },
    ...{ prints_inside: true, lacks_inside: true },
  });
  expect(line.artworks[0].findings).toContainEqual(
    expect.objectContaining({ rule: 'inside-missing', severity: 'stop', side: 'inside' }),
  );
  expect(await issue(order)).toMatchObject({ status: 422, data: expect.stringMatching(/one PDF of two pages/) });
  expect((await shop.app.inject(`/artwork/${order.token}/inside.webp`)).statusCode).toBe(404);
  // Without print inside the same file is enough.
  expect(await lineOf(await sent('4', 1))).toMatchObject({ state: 'proof-sent', lacks_inside: false });
});

test('everybody reads that it waits for its customer, who can want help with it', async () => {
  const order = await sent('4/4', 1);
  const queued = async (who: 'us' | 'customer') => {
    const { lines } = (await desk.call('GetProofQueue', { waits_for: who })).data;
    return lines.filter(({ order_id }: { order_id: number }) => order_id === order.orderId);
  };
  expect(await queued('customer')).toMatchObject([{ state: 'inside-awaited', has_stops: true }]);
  expect(await queued('us')).toEqual([]);
  const own = async () => {
    const { data } = await order.customer.call('GetCustomerOrderDetails', {});
    return data.find(({ fld_order_id }: { fld_order_id: number }) => fld_order_id === order.orderId).fld_artwork;
  };
  expect(await own()).toBe('inside-awaited');
  const { data: timeline } = await order.customer.call('GetOrderTimeline', { orderid: order.orderId });
  expect(timeline.fld_proofs.fld_proofs_next).toBe('send');

  const { line_id } = await lineOf(order);
  const waived = await desk.call('WaiveProof', { line_id, reason: 'It is urgent.' });
  expect([waived.status, waived.data]).toEqual([
    422,
    expect.stringMatching(/no page.*one PDF of two pages.*or correct/),
  ]);

  const accept = { orderid: order.orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await desk.call('MoveOrder', accept)).status).toBe(200);
  expect((await desk.call('RemindOfProof', { line_id })).status).toBe(200);
  await shop.runJobs();
  const [accepted] = await mailsTo(shop, order.customer.email, 'accepted');
  expect(accepted).toMatch(/please send one PDF of two pages/);
  const [reminded] = await mailsTo(shop, order.customer.email, 'waits for your artwork');
  expect(reminded).toContain('Send one PDF of two pages');
  const { fld_job_id, fld_version } = await jobOf(desk, order.orderId);
  expect((await desk.call('StartJobStep', { fld_job_id, fld_version })).data).toMatch(
    /a page for the outside and none for the inside, .*: neither side has an approved proof/,
  );

  const token = new URL(timeline.fld_proofs.fld_proofs_url).pathname.split('/').at(-1);
  const help = await shop.visitor().call('SayArtworkComes', { token, line_id, wish: 'help' });
  expect(help.data.line).toMatchObject({ standing: 'help-wanted', waits_for: 'us' });
  expect(await queued('us')).toMatchObject([{ state: 'help-wanted' }]);
  expect(await own()).toBe('help-wanted');
});

test('the page after the outside is checked as the inside, in its own inks, and lies on the mirrored drawing', async () => {
  const { artworks } = await lineOf(await sent('4/0+PANTONE 186 C', 2));
  const [{ findings, placement, inside_placement }] = artworks;
  const inside = findings.filter(({ side }: { side?: string }) => side === 'inside');
  expect(inside).toContainEqual(
    expect.objectContaining({ rule: 'inks', text: expect.stringMatching(/^Inside: .*PANTONE 186 C/) }),
  );
  expect(findings.filter(({ rule, side }: { rule: string; side?: string }) => rule === 'inks' && !side)).toEqual([]);
  expect([placement, inside_placement]).toEqual([expect.any(Object), expect.any(Object)]);
});

// By day, `CommentOnProof` tries comments on places of the outside.
test.runIf(atNight)(
  'a comment is about a place of the side that its writer pointed at, and the desk reads which',
  async () => {
    const order = await sent('4/4', 2);
    const { customer_url } = (await desk.call('GetOrderProofs', { order_id: order.orderId })).data;
    const [{ id: proof_id }] = (await lineOf(order)).proofs;
    const guest = shop.visitor();
    const comment = { token: customer_url.split('/proofs/')[1], proof_id, name: 'Asha', text: 'Is it straight?' };
    const [outside, inside] = [
      { x: 12.5, y: 40 },
      { x: 12.5, y: 40, side: 'inside' },
    ];
    // The desk reads of the file in a mail of its own.
    shop.clock.advance({ minutes: 6 });
    for (const place of [outside, inside, inside]) {
      expect((await guest.call('CommentOnProof', { ...comment, place })).status).toBe(200);
    }
    const { comments } = (await lineOf(order)).proofs[0];
    expect(comments.map(({ place }: { place: object }) => place)).toEqual([outside, inside]);
    const seen = await desk.call('GetDeskOrder', { orderid: order.orderId });
    expect(JSON.stringify(seen.data)).toContain('Comment on the inside of proof 1 of item 1');
    shop.clock.advance({ minutes: 6 });
    await shop.runJobs();
    const { email } = await readCompany(shop.services.db);
    const alerts = await mailsTo(shop, email, 'news about artwork');
    expect(alerts.join()).toMatch(/a comment on the inside[\s\S]*Is it straight/i);

    const plain = await sent('4', 1);
    const proof = (await lineOf(plain)).proofs[0];
    const { data } = await desk.call('GetOrderProofs', { order_id: plain.orderId });
    const refused = { ...comment, token: data.customer_url.split('/proofs/')[1], proof_id: proof.id, place: inside };
    expect(await guest.call('CommentOnProof', refused)).toMatchObject({ data: 'This item isn’t printed inside.' });
  },
);

// The second page of its paper is tried at night alone; the same once more, by `CheckArtwork.test.ts`.
test.runIf(atNight)('the proof shows both sides, and so does an approval of the same once more', async () => {
  const order = await sent('4/4', 2);
  expect(await issue(order)).toMatchObject({ status: 200 });
  await shop.runJobs();
  const { proofs } = await lineOf(order);
  const { rawPayload } = await shop.app.inject({ url: proofs[0].file, cookies: Object.fromEntries(desk.cookies) });
  const paper = await getDocumentProxy(new Uint8Array(rawPayload));
  expect(paper.numPages).toBe(2);
  const { items } = await (await paper.getPage(2)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toMatch(/the inside.* Page 2 of the file/);
  const picture = await shop.app.inject(`/artwork/${order.token}/inside.webp`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

  const approved = { proof_id: proofs[0].id, decision: 'approve', text: 'On the phone.' };
  expect(await desk.call('DecideProofAtDesk', approved)).toMatchObject({ status: 200 });
  expect(await lineOf(await sent('4/4', 2, order))).toMatchObject({ state: 'approved' });
  // An earlier proof, of the outside alone, is no proof of the inside.
  await shop.services.db.$client.query(
    `update proofs set document_id = null from order_lines where order_lines.id = line_id and artwork_token = $1`,
    [order.token],
  );
  expect(await lineOf(await sent('4/4', 2, order))).toMatchObject({ state: 'proof-sent' });
});
