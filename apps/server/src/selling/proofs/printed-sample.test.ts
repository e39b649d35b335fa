import { documentsOf, linesOfOrders } from '@boxwright/storage';
import { getDocumentProxy } from 'unpdf';
import { OPS } from 'unpdf/pdfjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { begunSale, deskBox } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder, soapBoxes } from '../../testing/orders.ts';
import { doSteps, jobOf } from '../../testing/production.ts';
import { keptDisc } from '../../testing/proofs.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';
import { readCompany } from '../company/company.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sample = { itemdetails: [{ Item: 202, Quantity: 1 }], Ordertype: 'Ordersample' };

/** A sample that is ordered and paid, with its customer's link and what they and the desk can do with it. */
async function paidSample(own: object = {}) {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: { ...sample, ...own } });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  await shop.runJobs();
  const desk = await shop.staff();
  const proofs = async () => (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  const { customer_url: url, lines } = await proofs();
  const token: string = url.split('/proofs/')[1];
  const lineId: number = lines[0].line_id;
  const line = async () => (await proofs()).lines[0];
  const send = async () =>
    shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: await keptDisc(shop, 'dream.png') });
  const move = async (seenstatus: string, orderstatus: string) =>
    desk.call('MoveOrder', { orderid: orderId, seenstatus, orderstatus });
  const timeline = async () => (await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_proofs;
  const load = (file: string) =>
    shop.app.inject({ url: `/manage/orders/${orderId}/${file}`, cookies: Object.fromEntries(desk.cookies) });
  const ticket = async () => (await textOfPdf((await load('job-ticket/1.pdf')).rawPayload)).replace(/\s+/g, ' ');
  return { customer, orderId, desk, token, lineId, line, send, move, timeline, load, ticket };
}

/** Sends the proof of the newest file and has its customer approve it. */
async function approve({ desk, token, lineId, line }: Awaited<ReturnType<typeof paidSample>>) {
  const { artworks } = await line();
  const seen = { line_id: lineId, seen_artwork_id: artworks.at(-1).id, note: '', despite_stops: true };
  const issued = await desk.call('IssueProof', seen);
  const [{ id: proof_id }] = issued.data.line.proofs;
  const decided = { token, proof_id, decision: 'approve', name: 'Meena Sundaram', text: '' };
  return shop.visitor().call('DecideProof', decided);
}

const toApprove = [409, expect.stringMatching(/^Item 1, Sample of Soap Box 100 g, can’t be printed: /)];

describe('a sample that is ordered with a file', () => {
  test('is checked in the cart as its uncoated box, and costs what a plain one does', async () => {
    const artwork_token = await keptDisc(shop, 'dream.png');
    const { customer } = await readyToOrder(shop, { line: { ...sample, artwork_token } });
    const [row] = (await customer.call('GetCartWebsite', { id: null })).data;
    expect(row).toMatchObject({ takes_file: true, artwork: { name: 'dream.png' }, fld_cart_amount: 1000 });
    const checked = await customer.call('GetLineCheck', { order_id: null, line_id: row.fld_cart_dtl_id });
    expect([checked.status, checked.data]).toMatchObject([200, { box: { style: 'reverse-tuck-end' } }]);
    // The disc is too small to be printed so large.
    expect(checked.data.findings.map(({ severity }: { severity: string }) => severity)).toContain('stop');
  });

  test('has a proof, which says how it is printed, and is made once that is approved', async () => {
    const order = await paidSample({ artwork_token: await keptDisc(shop, 'dream.png') });
    const { orderId, desk, line, move, timeline, ticket, customer } = order;
    expect(await line()).toMatchObject({ state: 'checking', standing: 'mend-awaited' });
    expect(await timeline()).toMatchObject({ fld_proofs_next: 'send', fld_proofs_plain: [] });
    await move('IN-PROCESS', 'Order Accepted');
    const early = await move('Order Accepted', 'In Production');
    expect([early.status, early.data]).toEqual(toApprove);
    expect(await ticket()).toMatch(/Don’t print: the check of its file .*dream\.png/);
    expect((await approve(order)).status).toBe(200);
    expect(await ticket()).toMatch(/Approved by Meena Sundaram .*dream\.png/);
    const [proof] = await documentsOf(shop.services.db, orderId, 'proof');
    expect(JSON.stringify(proof?.snapshot)).toContain('Full colour outside, digital, unprinted inside');
    const job = await jobOf(desk, orderId);
    const { data } = await desk.call('GetJob', { fld_job_id: job.fld_job_id });
    expect(data.fld_no_files).toMatch(/^Printed digitally and cut by the plotter/);
    expect((await move('Order Accepted', 'In Production')).status).toBe(200);
    await shop.runJobs();
    const [received] = await mailsTo(shop, customer.email, 'Payment of');
    expect(received).toContain(
      'We show you a proof, and make your sample kit once you have approved the proof; it leaves us within 2 days of your approval.',
    );
  });
});

test('ordered again with its file, a sample is printed as approved before, and its credit is as without one', async () => {
  const order = await paidSample({ artwork_token: await keptDisc(shop, 'dream.png') });
  await approve(order);
  const { customer, orderId, lineId } = order;
  const lines = [{ fld_order_line_id: lineId, fld_quantity: 1 }];
  expect((await customer.call('OrderAgain', { orderid: orderId, lines })).status).toBe(200);
  const [row] = (await customer.call('GetCartWebsite', { id: null })).data;
  expect(row).toMatchObject({ artwork: { name: 'dream.png' }, proof_before: { is_same: true }, fld_cart_amount: 1000 });
  const { place } = await readyToOrder(shop, { awaitsProof: true, customer, line: { ...soapBoxes } });
  const rows = (await customer.call('GetCartWebsite', { id: null })).data;
  expect(rows.map(({ fld_line_kind }: { fld_line_kind: string }) => fld_line_kind)).toEqual(['sample', 'box']);
  expect(rows[0].fld_sample_credits).toMatchObject([{ fld_amount: expect.closeTo(1000, 0) }]);
  const { order_id } = (await place({ acceptedtotal: rows[0].fld_cart_amount })).data;
  await payInFull(shop, customer, order_id);
  await shop.runJobs();
  const states = (await linesOfOrders(shop.services.db, [order_id])).map(({ artworkState }) => artworkState);
  expect(states).toEqual(['approved', 'awaiting-artwork']);
});

test('a sample that the desk sells with a file is printed with it', async () => {
  const { call, read, place } = await begunSale(shop);
  const [box] = (await read()).lines;
  await call('RemoveSaleLine', { line_id: box.line_id });
  const { varientid, boardid, delivery_type, pincode } = deskBox;
  await call('AddSampleToSale', { varientid, boardid, delivery_type, pincode });
  const [{ line_id }] = (await read()).lines;
  expect((await call('AttachArtwork', { line_id, token: await keptDisc(shop, 'dream.png') })).status).toBe(200);
  expect((await read()).total).toBe(1000);
  const { data } = await place();
  const lines = await linesOfOrders(shop.services.db, [data.order_id]);
  expect(lines.map(({ kind, artworkState }) => [kind, artworkState])).toEqual([['sample', 'checking']]);
});

describe('the print sheet of a sample', () => {
  test('has its box once, at 1 : 1 with its lines and the artwork, once its proof is approved', async () => {
    // Put there by its buyer, because a square fits nowhere by itself.
    const file = { artwork_token: await keptDisc(shop, 'dream.png'), artwork_place: '0 5 20 120' };
    const order = await paidSample(file);
    const { desk, orderId, load } = order;
    const files = async () => (await deskOrder(desk, orderId)).lines[0].files.at(-1);
    expect(await files()).toEqual({ label: 'Print sheet once its proof is approved', url: '' });
    const early = await load('sample-sheet/1.pdf');
    expect([early.statusCode, early.body]).toEqual([409, expect.stringMatching(/^Item 1 of .* can’t be printed: /)]);
    await approve(order);
    expect(await files()).toEqual({ label: 'Print sheet', url: `/manage/orders/${orderId}/sample-sheet/1.pdf` });
    const { statusCode, rawPayload } = await load('sample-sheet/1.pdf');
    expect(statusCode).toBe(200);
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const page = await pdf.getPage(1);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view.map((at) => (at / 72) * 25.4);
    // Four panels of 60 and 32 mm with their flap, 20 mm of sheet around them, and 10 mm of page around that.
    expect([right - left - 60, bottom - top]).toEqual([expect.closeTo(198.905, 2), expect.any(Number)]);
    expect((await page.getOperatorList()).fnArray).toContain(OPS.paintImageXObject);
    await pdf.loadingTask.destroy();
    const text = (await textOfPdf(rawPayload)).replace(/\s+/g, ' ');
    expect(text).toMatch(/Sample of Soap Box 100 g.*Printed digitally twice, once on each board/);
    expect((await load('sample-sheet/1.pdf')).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('isn’t made of a plain one, nor of other goods', async () => {
    const { load } = await paidSample();
    expect([(await load('sample-sheet/1.pdf')).statusCode, (await load('sample-sheet/2.pdf')).statusCode]).toEqual([
      404, 404,
    ]);
    const boxes = await paidSample({ ...soapBoxes, Ordertype: undefined });
    expect((await boxes.load('sample-sheet/1.pdf')).body).toBe('There is no sample in this line of the order.');
  });
});

describe('a plain sample', () => {
  test('waits for nobody, and says that a file may be sent', async () => {
    const { customer, desk, orderId, lineId, line, move, timeline, ticket } = await paidSample();
    expect(await line()).toMatchObject({ state: null, waits_for: 'nobody' });
    expect(await timeline()).toMatchObject({
      fld_proofs_next: 'nothing',
      fld_proofs_items: [],
      fld_proofs_plain: [lineId],
    });
    const [mail] = await mailsTo(shop, customer.email, 'Payment of');
    expect(mail).toContain('We make your sample kit; it leaves us within 2 days.');
    expect(mail).toContain('It is plain, unless you send a file through the link “Artwork and proofs”, below');
    expect(mail).not.toMatch(/Send your artwork|You lay your artwork/);
    const { data: queue } = await desk.call('GetProofQueue', {});
    expect(JSON.stringify(queue)).not.toContain(customer.email);
    await move('IN-PROCESS', 'Order Accepted');
    const job = await jobOf(desk, orderId);
    const { data } = await desk.call('GetJob', { fld_job_id: job.fld_job_id });
    expect(data.fld_no_files).toMatch(/^Made plain, without print/);
    expect(await ticket()).toMatch(/Made plain, without print/);
    expect(await ticket()).not.toMatch(/Don’t print/);
    // Its job waits for no proof either, and has no step for the press, which its ticket doesn't name.
    expect(data.job.fld_route).toEqual(['cutting', 'packing']);
    expect(await ticket()).not.toContain('Printing');
    expect((await doSteps(desk, job, 'cutting')).fld_stage).toBe('packing');
  });

  test('that is given a file by its link has a proof like any other, and is made once that is approved', async () => {
    const order = await paidSample();
    const { send, line, move, timeline, lineId } = order;
    expect((await send()).data.line).toMatchObject({ state: 'checking', waits_for: 'us' });
    expect(await timeline()).toMatchObject({ fld_proofs_items: [{ line_id: lineId }], fld_proofs_plain: [] });
    await move('IN-PROCESS', 'Order Accepted');
    const early = await move('Order Accepted', 'In Production');
    expect([early.status, early.data]).toEqual(toApprove);
    expect((await approve(order)).status).toBe(200);
    expect(await line()).toMatchObject({ state: 'approved' });
    expect((await move('Order Accepted', 'In Production')).status).toBe(200);
  });

  test('is given a file by the desk as well, and by nobody once work on it has begun', async () => {
    const first = await paidSample();
    const artwork = await keptDisc(shop);
    const atDesk = await first.desk.call('SendArtworkAtDesk', { line_id: first.lineId, artwork });
    expect([atDesk.status, atDesk.data]).toMatchObject([200, { line: { state: 'checking' } }]);

    const { desk, orderId, send, lineId, line, move, timeline } = await paidSample();
    await move('IN-PROCESS', 'Order Accepted');
    await doSteps(desk, await jobOf(desk, orderId), 'cutting');
    const late = [await send(), await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork })];
    const already = 'This item is being made already, so no file can be printed on it any more.';
    expect(late.map(({ status, data }) => [status, data])).toEqual([
      [409, already],
      [409, already],
    ]);
    expect([(await line()).state, await timeline()]).toEqual([null, null]);
  });
});

describe('the file of an ordered sample is taken off again', () => {
  test('by its link and by the desk, and the sample is made plain for the same price', async () => {
    const order = await paidSample({ artwork_token: await keptDisc(shop, 'dream.png') });
    const { customer, desk, orderId, token, lineId, line, move, timeline } = order;
    const off = () => shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: null });
    const said = async () =>
      (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0]
        .fld_order_description;
    expect(await said()).toContain('digital print');
    expect((await off()).data.line).toMatchObject({ state: null, waits_for: 'nobody', artworks: [{}] });
    expect(await said()).not.toContain('digital print');
    // Again, it has no effect.
    expect((await off()).status).toBe(200);
    await shop.runJobs();
    expect(await timeline()).toMatchObject({ fld_proofs_items: [], fld_proofs_plain: [lineId] });
    const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
    expect(JSON.stringify(data)).toContain('It isn’t printed: the sample is made plain.');
    const { email } = await readCompany(shop.services.db);
    expect((await mailsTo(shop, email, 'news about artwork')).join()).toContain('Its file is taken off.');
    // With a file again, and plain again, by the desk.
    expect((await order.send()).data.line).toMatchObject({ state: 'checking' });
    const atDesk = await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork: null });
    expect([atDesk.status, (await line()).state]).toEqual([200, null]);
    await move('IN-PROCESS', 'Order Accepted');
    // Also once it is in the works, where it is printed with a file and isn't without.
    const stage = async () => (await jobOf(desk, orderId)).fld_stage;
    expect(await stage()).toBe('cutting');
    expect((await order.send()).status).toBe(200);
    expect(await stage()).toBe('printing');
    expect((await off()).status).toBe(200);
    expect((await doSteps(desk, await jobOf(desk, orderId), 'cutting')).fld_stage).toBe('packing');
  });

  test('not once its proof is approved, nor once work on it has begun, nor that of a box', async () => {
    const order = await paidSample({ artwork_token: await keptDisc(shop) });
    const { desk, orderId, token, lineId, line, move } = order;
    const off = () => shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: null });
    await approve(order);
    expect(await off()).toMatchObject({ status: 409, data: expect.stringMatching(/withdraw the approval/) });
    await move('IN-PROCESS', 'Order Accepted');
    await doSteps(desk, await jobOf(desk, orderId), 'printing');
    expect(await off()).toMatchObject({ status: 409, data: expect.stringMatching(/^Work on this sample has begun/) });
    expect((await line()).state).toBe('approved');
    const box = await paidSample({ ...soapBoxes, Ordertype: undefined, artwork_token: await keptDisc(shop) });
    const ofBox = await box.desk.call('SendArtworkAtDesk', { line_id: box.lineId, artwork: null });
    expect(ofBox).toMatchObject({ status: 422, data: expect.stringMatching(/^Only a sample/) });
  });
});

test('until it is paid, a sample has the file that its line of the cart has, and none again', async () => {
  const { customer, place, placing } = await readyToOrder(shop, { awaitsProof: true, line: sample });
  const [{ fld_cart_dtl_id: cart_line_id }] = (await customer.call('GetCartWebsite', { id: null })).data;
  const orderId: number = (await place()).data.order_id;
  const states = [];
  for (const artwork_token of [null, await keptDisc(shop), null]) {
    const given = { cart_id: placing.cartid, cart_line_id, artwork_token, artwork_wish: 'later' };
    expect((await customer.call('AttachArtworkInCart', given)).status).toBe(200);
    const [line] = await linesOfOrders(shop.services.db, [orderId]);
    const { data } = await customer.call('GetCheckout', { orderid: orderId });
    states.push([line?.artworkState, line?.artworkWish, data.cart_changed]);
  }
  expect(states).toEqual([
    [null, null, false],
    ['checking', null, false],
    [null, null, false],
  ]);
});
