import { boxStyleOf } from '@boxwright/dieline';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { alertsOf, inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../process/indian-day.ts';
import { artwork, blanksOf, ground } from '../selling/artwork/testing/box-artwork.ts';
import { nextSteps } from '../selling/orders/next-steps.ts';
import { readOrderMail } from '../selling/orders/read-order-mail.ts';
import { placed, upload, uploadedDisc } from '../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../testing/orders.ts';
import { keptDisc, orderToProof } from '../testing/proofs.ts';
import { CheckArtwork } from './CheckArtwork.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Ordered = Awaited<ReturnType<typeof orderToProof>>;

const lineOf = async ({ desk, orderId }: Pick<Ordered, 'desk' | 'orderId'>) =>
  (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0];

/** Sends a file that fits the ordered box, with its bleed and without anything to find. */
async function sendClean(order: Ordered): Promise<void> {
  const { style, length, width, height } = (await lineOf(order)).box;
  const blanks = blanksOf(style, [length, width, height]);
  const { size } = targetOfBlanks(blanks, { style: boxStyleOf(style)?.name ?? style });
  const { body } = await upload(shop, { bytes: artwork(ground(undefined, blanks), { size }), name: 'carton.pdf' });
  const { token, lineId, guest } = order;
  await guest.call('SendArtwork', { token, line_id: lineId, artwork: body.data.token });
}

async function sendProofsBySetting(desk: ShopVisitor, sendsCleanProofs: string): Promise<void> {
  const { values, seen } = (await desk.call('GetSettings', { section: 'desk' })).data;
  const saved = await desk.call('SaveSettings', { section: 'desk', values: { ...values, sendsCleanProofs }, seen });
  expect(saved.status).toBe(200);
}

test('a file that comes for a box is checked against it, and its customer and the desk see what was found', async () => {
  const order = await orderToProof(shop);
  await order.send();
  expect((await lineOf(order)).artworks[0].findings).toBeNull();
  await shop.runJobs();
  const [{ findings }] = (await lineOf(order)).artworks;
  expect(findings.map(({ severity }: { severity: string }) => severity)).toContain('stop');
  const seen = (await order.guest.call('GetProofs', { token: order.token })).data.lines[0].artworks[0].findings;
  expect(seen).toEqual(findings);
  // A disc fits no box: it lies nowhere.
  expect((await lineOf(order)).artworks).toMatchObject([{ placement: null }]);
});

test('a clean file says so; its proof is sent by itself only where the settings say it', async () => {
  const order = await orderToProof(shop);
  await sendClean(order);
  await shop.runJobs();
  // Its page has the bleed within: the cut begins 3 mm from its corner.
  const placement = { matrix: [1, 0, 0, 1, -3, -3].map((figure) => expect.closeTo(figure, 0)) };
  expect(await lineOf(order)).toMatchObject({ state: 'checking', artworks: [{ findings: [], placement }] });

  const owner = await shop.staff();
  await sendProofsBySetting(owner, 'yes');
  const other = await orderToProof(shop);
  await sendClean(other);
  await shop.runJobs();
  const line = await lineOf(other);
  expect(line).toMatchObject({ state: 'proof-sent', proofs: [{ number: 1, state: 'sent', sender: '' }] });
  expect(await mailsTo(shop, other.customer.email, 'please approve your proof')).toHaveLength(1);
  // A second run, as after a crash, sends no second one.
  const context = { services: shop.services, log: shop.app.log as never };
  await CheckArtwork({ lineArtworkId: line.artworks[0].id }, context);
  expect((await lineOf(other)).proofs).toHaveLength(1);

  // What is agreed without a proof has none sent by itself.
  const agreed = await orderToProof(shop);
  await sendClean(agreed);
  await agreed.desk.call('WaiveProof', { line_id: agreed.lineId, reason: 'Agreed on the phone.' });
  await shop.runJobs();
  expect(await lineOf(agreed)).toMatchObject({ state: 'checking', proofs: [], artworks: [{ findings: [] }] });

  const faulty = await orderToProof(shop);
  await faulty.send();
  await shop.runJobs();
  expect(await lineOf(faulty)).toMatchObject({ state: 'checking', proofs: [] });
  await sendProofsBySetting(owner, 'no');
});

test('a file that was ordered with is checked once its order is paid, stickers against their cut', async () => {
  const line = {
    itemdetails: [{ Item: 196, Quantity: 1000 }],
    ...{ shape: 1, material: 3, length: 50, width: 50 },
    ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
    artwork: placed(await uploadedDisc(shop)),
  };
  const { customer, place } = await readyToOrder(shop, { line, awaitsProof: true });
  const orderId: number = (await place()).data.order_id;
  const desk = await shop.staff();
  await shop.runJobs();
  expect((await lineOf({ desk, orderId })).artworks).toMatchObject([{ findings: null }]);
  await payInFull(shop, customer, orderId);
  await shop.runJobs();
  const [{ findings }] = (await lineOf({ desk, orderId })).artworks;
  expect(findings).not.toBeNull();
  expect(findings.map(({ rule }: { rule: string }) => rule)).not.toContain('page');
});

test('where our check fails, staff are alerted and no findings are shown', async () => {
  const order = await orderToProof(shop);
  const artworkToken = await keptDisc(shop);
  const { token, lineId, guest } = order;
  await guest.call('SendArtwork', { token, line_id: lineId, artwork: artworkToken });
  await shop.services.files.remove(`artwork/${artworkToken}/file.png`);
  await shop.runJobs();
  expect((await lineOf(order)).artworks[0].findings).toBeNull();
  expect(await alertsOf(shop.services.db, order.orderId)).toMatchObject([{ kind: 'unread-file' }]);
});

test('the same stickers with the same file are approved as they were before; another size needs another proof', async () => {
  const artwork = placed(await uploadedDisc(shop));
  const stickers = (length: number) => ({
    itemdetails: [{ Item: 196, Quantity: 1000 }],
    ...{ shape: 1, material: 3, length, width: length, artwork },
    ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
  });
  const desk = await shop.staff();
  const customer = await shop.customer();
  const order = async (length: number, beside = false) => {
    const { place } = await readyToOrder(shop, { customer, line: stickers(length), awaitsProof: true });
    if (beside) await addBoxes(customer);
    const [inCart] = (await customer.call('GetCartWebsite', { id: null })).data;
    const orderId: number = (await place()).data.order_id;
    const unpaidRows = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data;
    const [unpaid] = unpaidRows;
    const mail = await readOrderMail(shop.services, { orderId });
    const { ready } = mail ?? {};
    const steps = mail ? nextSteps(mail.stored, mail.company).join(' ') : '';
    const { fld_track_token: token } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
    const { approved_before: isTracked } = (await shop.visitor().call('GetTrackedOrder', { token })).data;
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    // A session at the desk ends sooner than a customer's.
    return {
      desk: await shop.staff(),
      orderId,
      shown: [inCart.proof_before, unpaid.proof_before],
      ready,
      steps,
      standings: unpaidRows.map(({ artwork_standing }: { artwork_standing: string }) => artwork_standing),
      isTracked,
      approvedOn: [inCart, unpaid].map(({ fld_dates: dates }) => dates.approved_on),
    };
  };
  const first = await order(50);
  const before = await lineOf(first);
  expect(before.state).toBe('checking');
  const seen_artwork_id = before.artworks[0].id;
  const { data } = await desk.call('IssueProof', {
    line_id: before.line_id,
    seen_artwork_id,
    note: '',
    despite_stops: true,
  });
  const [{ id: proof_id }] = data.line.proofs;
  await desk.call('DecideProofAtDesk', { proof_id, decision: 'approve', text: 'On the phone.' });
  // As the check of an earlier release had laid it: on its side.
  const { findings } = before.artworks[0];
  const placement = { length: 50, width: 50, matrix: [0, 1, -1, 0, 50, 0] } as const;
  await inTransaction(shop.services.db, (tx) =>
    saveFindings(tx, seen_artwork_id, { findings, placement, checkedAt: shop.services.now() }),
  );
  shop.clock.advance({ days: 2 });
  const [reorder] = (await customer.call('GetReorder', { orderid: first.orderId })).data.lines;
  const isSame = { order_number: expect.stringMatching(/^BW\d+-\d+$/), is_same: true };
  expect(reorder).toMatchObject({ artwork: 'kept', proof_before: isSame });
  const second = await order(50);
  expect([first.shown, second.shown]).toEqual([
    [null, null],
    [isSame, isSame],
  ]);
  expect(first.ready).toContain('after you pay and approve the proof');
  expect(second.ready).toContain('after you pay (printed as approved before)');
  expect(first.steps).toMatch(/We show you a proof.* of your approval and your payment\./);
  expect(second.steps).toMatch(/ is printed as approved before, in order BW\d+-\d+: it needs no new proof\./);
  expect(second.steps).toMatch(/We ship within \d+ working days of your payment\.$/);
  expect(second.steps).not.toMatch(/a proof|your approval|We check/);
  // Who orders it again can pay today, and nobody has to make a proof.
  const today = indianDay(shop.services.now());
  expect(second.approvedOn).toEqual([today, today]);
  expect([first.isTracked, second.isTracked]).toEqual([false, true]);
  const again = await lineOf(second);
  expect(again).toMatchObject({
    state: 'approved',
    artworks: [{ placement }],
    proofs: [
      { state: 'approved', decided_as: 'staff', note: expect.stringMatching(/^As approved in BW\d+-\d+, proof 1\.$/) },
    ],
  });
  await shop.runJobs();
  const [mail, ...others] = await mailsTo(shop, customer.email, 'is approved as before');
  expect([others, mail]).toEqual([[], expect.stringMatching(/AS BEFORE\n\nAs approved in BW/)]);
  const decided = await lineOf({ ...first, desk: await shop.staff() });
  expect(again.proofs[0].decided_at).toBe(decided.proofs[0].decided_at);
  const larger = await order(60);
  expect(larger.shown).toMatchObject([{ is_same: false }, { is_same: false }]);
  expect(await lineOf(larger)).toMatchObject({ state: 'checking', proofs: [] });
  const both = await order(50, true);
  expect(both.standings).toEqual(['approved', 'awaiting-artwork']);
  expect(both.steps).toMatch(/Item 1 \(.*\) is printed as approved before, .* We show you a proof \(.*\) of item 2 \(/);
  expect(both.ready).toContain('after you pay and approve the proof of item 2 (');
});
