import { inTransaction, waivePrintGate } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { jobOf } from '../../testing/production.ts';
import { orderToProof, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a waiver needs a reason, raises an alert, and holds for the artwork that it was given for', async () => {
  const { desk, lineId, orderId, send } = await orderToProof(shop);
  await send();
  expect((await desk.call('WaiveProof', { line_id: lineId, reason: '' })).status).toBe(400);
  const { data } = await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved on the press.' });
  expect(data.line.waiver).toMatchObject({ reason: 'Approved on the press.' });
  const { data: alerts } = await desk.call('GetAlerts', {});
  expect(JSON.stringify(alerts)).toContain('Approved on the press.');
  // At the desk the words for states stand, not those of the database.
  expect(JSON.stringify((await deskOrder(desk, orderId)).timeline)).toContain('State: Agreed for print');
  await send('second.png');
  const { data: after } = await desk.call('GetOrderProofs', { order_id: orderId });
  expect(after.lines[0].waiver).toBeNull();
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { fld_job_id, fld_version } = await jobOf(desk, orderId);
  expect((await desk.call('StartJobStep', { fld_job_id, fld_version })).data).toMatch(/its file is being checked/);
});

test('its customer reads that it is printed without an approved proof; a change that they ask for before the start ends that', async () => {
  const { customer, desk, lineId, orderId, guest, token, decide } = await sentProof(shop);
  const line = async () => (await guest.call('GetProofs', { token })).data.lines[0];
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  expect(await line()).toMatchObject({ is_waived: true, state_name: 'Agreed for print', waits_for: 'nobody' });
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'printed without an approved proof');
  expect(mail).toMatch(/If you didn’t agree to that, open the page and ask for a change/);
  const reminded = await desk.call('RemindOfProof', { line_id: lineId });
  expect([reminded.status, reminded.data]).toEqual([409, 'This item doesn’t wait for the customer.']);
  expect((await decide('change', { text: 'Redder.' })).data.line).toMatchObject({ is_waived: false, waits_for: 'us' });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { fld_job_id, fld_version } = await jobOf(desk, orderId);
  const start = () => desk.call('StartJobStep', { fld_job_id, fld_version });
  expect((await start()).data).toMatch(/the customer wants a change in its proof/);
});

test('a second waiver, for another file, is mailed in place of the first', async () => {
  const { customer, desk, lineId, send } = await orderToProof(shop);
  await send('first.png');
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  await send('second.png');
  shop.clock.advance({ minutes: 1 });
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed again.' });
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'printed without an approved proof');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('second.png');
});

test('what the buyer reads of their order, in page, mail and on the tracking page, names no approved proof', async () => {
  const { customer, desk, guest, lineId, orderId, send } = await orderToProof(shop);
  await send();
  const { fld_track_token: tracked } = (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  const standing = async () => (await guest.call('GetTrackedOrder', { token: tracked })).data.items[0].standing;
  expect(await standing()).toBe('being-checked');
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  expect(await standing()).toBe('agreed');
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'accepted');
  expect(mail).toContain('We print it without an approved proof.');
});

test('once work has begun on it, no change can be asked for', async () => {
  const { desk, lineId, orderId, decide, proofId } = await sentProof(shop);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed on the phone.' });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { fld_job_id, fld_version } = await jobOf(desk, orderId);
  expect((await desk.call('StartJobStep', { fld_job_id, fld_version })).status).toBe(200);
  const late = await decide('change', { text: 'Redder.' });
  expect([late.status, late.data]).toEqual([409, expect.stringMatching(/^Work on it has begun already/)]);
  const atDesk = { proof_id: proofId, decision: 'change', text: 'Redder, they say.' };
  expect((await desk.call('DecideProofAtDesk', atDesk)).status).toBe(409);
});

test('an item without a file can’t be waived, and stays in the queue of awaited artwork', async () => {
  const { desk, lineId } = await orderToProof(shop);
  const refused = await desk.call('WaiveProof', { line_id: lineId, reason: 'It is urgent.' });
  expect([refused.status, refused.data]).toEqual([422, expect.stringMatching(/no artwork yet.*give it a file first/)]);
  const { data } = await desk.call('GetProofQueue', { waits_for: 'customer' });
  expect(data.lines.map(({ line_id }: { line_id: number }) => line_id)).toContain(lineId);
});

test('an order that staff accepted before it was paid takes a file and can be waived then', async () => {
  const { desk, lineId, orderId, send } = await orderToProof(shop, async () => undefined);
  expect((await send()).status).toBe(409);
  await desk.call('WaivePayment', { orderid: orderId, step: 'dispatch', reason: 'A regular customer.' });
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await desk.call('MoveOrder', accept)).status).toBe(200);
  expect((await send()).data.line).toMatchObject({ state: 'checking' });
  expect((await desk.call('WaiveProof', { line_id: lineId, reason: 'Agreed.' })).status).toBe(200);
});

test('a waiver from when items without a file could be waived doesn’t let them be printed', async () => {
  const { desk, lineId, orderId } = await orderToProof(shop);
  const { rows } = await shop.services.db.$client.query('select id from staff limit 1');
  await inTransaction(shop.services.db, (tx) =>
    waivePrintGate(tx, {
      ...{ lineId, artworkToken: null, reason: 'It is urgent.' },
      ...{ staffId: rows[0].id, createdAt: shop.services.now() },
    }),
  );
  expect((await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[0].waiver).toBeNull();
});

test('is refused for what is approved, and for a role without the right', async () => {
  const { desk, lineId, decide } = await sentProof(shop);
  const printer = await shop.staff('Production');
  expect((await printer.call('WaiveProof', { line_id: lineId, reason: 'x' })).status).toBe(403);
  await decide('approve');
  expect((await desk.call('WaiveProof', { line_id: lineId, reason: 'x' })).status).toBe(409);
});
