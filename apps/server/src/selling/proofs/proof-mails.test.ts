import { inTransaction, saveFindings } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { keptDisc, orderToProof, sentProof } from '../../testing/proofs.ts';
import { readCompany } from '../company/company.ts';
import { checkArtwork } from './check-artwork.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The mails to the order desk about this order's artwork. */
async function alertsOf(orderNumber: string): Promise<string[]> {
  const { email } = await readCompany(shop.services.db);
  return mailsTo(shop, email, `${orderNumber}: news about artwork`);
}

const numberOf = async ({ guest, token }: Awaited<ReturnType<typeof orderToProof>>): Promise<string> =>
  (await guest.call('GetProofs', { token })).data.order_number;

test('the mails of a paid order have the link by which its artwork is sent', async () => {
  const { customer } = await orderToProof(shop);
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'received for order');
  expect(mail).toMatch(/You send your artwork through the link “Send your artwork”, below, or by mail to/);
  const token = /Send your artwork: \S+\/proofs\/(\S+)/.exec(mail)?.[1];
  expect((await shop.visitor().call('GetProofs', { token })).data.may_decide).toBe(true);
});

test('the mail of a paid order names each item that waits for its file, and all that its check found', async () => {
  const artwork_token = await keptDisc(shop);
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token } });
  for (const Quantity of [2000, 3000, 4000]) await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity }] });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const { lines, customer_url } = (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  const [came] = lines[0].artworks;
  const token = String(customer_url).split('/').at(-1);
  await customer.call('SayArtworkComes', { token, line_id: lines[3].line_id, wish: 'help' });
  const findings = [{ rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Add it.', places: [] }];
  const checkedAt = shop.services.now();
  await inTransaction(shop.services.db, (tx) => saveFindings(tx, came.id, { findings, placement: null, checkedAt }));
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'received for order');
  expect(mail).toMatch(
    /The check of disc\.png, for item 1 \(.+\), found: .+\. You send a mended file through the link/,
  );
  expect(mail).toMatch(/You send the artwork of item 2 \(.+\) and item 3 \(.+\) through the link “Send your artwork”/);
  expect(mail).toMatch(/We get in touch with you about the artwork of item 4 \(.+\), as you want help with it\./);
});

test('a file that its check stops is mailed with its name, its item and the link for another, after a mail that says it is checked', async () => {
  const artwork_token = await keptDisc(shop);
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token } });
  await addBoxes(customer, {
    itemdetails: [{ Item: 202, Quantity: 2000 }],
    artwork_token: await keptDisc(shop, 'second.png'),
  });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  await shop.runJobs();
  const [first = ''] = await mailsTo(shop, customer.email, 'received for order');
  // True also of a mail that is read after the check has ended.
  expect(first).toMatch(
    /We check the artwork that you uploaded: disc\.png for item 1 \(.+\), second\.png for item 2 \(.+\)\. The link “Artwork and proofs”, below, shows what the check finds; if something has to be mended, we also mail you what it is\./,
  );
  expect(first).toMatch(/\nArtwork and proofs: \S+\/proofs\//);
  expect(first).not.toContain('We have the artwork');
  const [mail = '', ...others] = await mailsTo(shop, customer.email, 'waits for your artwork');
  expect(others).toEqual([]);
  // A minute after the first check, because the others end later.
  const { rows } = await shop.services.db.$client.query(
    `select start_after - (data ->> 'at')::timestamptz = interval '1 minute' as waits from jobs.job
     where name = 'WriteMail' and data ->> 'mail' = 'proof-reminder' and (data ->> 'orderId')::int = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ waits: true }]);
  expect(mail).toMatch(
    /Item 1, .+: Send a mended file\n {2}The check of disc\.png found:\n {2}.+[\s\S]*Item 2, .+: Send a mended file\n {2}The check of second\.png found:\n {2}.+/,
  );
  const token = /Send your artwork: \S+\/proofs\/(\S+)/.exec(mail)?.[1];
  expect((await shop.visitor().call('GetProofs', { token })).data.may_decide).toBe(true);
});

test('a check that has ended before the first mail is written says there what it found', async () => {
  const artwork_token = await keptDisc(shop);
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token } });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const [{ artworks }] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
  await checkArtwork(shop.services, artworks[0].id, shop.app.log as never);
  await shop.runJobs();
  const [first = ''] = await mailsTo(shop, customer.email, 'received for order');
  expect(first).toMatch(/The check of disc\.png, for item 1 \(.+\), found: .+ You send a mended file through the link/);
  expect(first).not.toContain('We check');
});

test('a file that another one has replaced, or that staff have sent, isn’t mailed as one to mend', async () => {
  const order = await orderToProof(shop);
  const { customer, desk, lineId } = order;
  const toMend = () => mailsTo(shop, customer.email, 'waits for your artwork');
  await order.send('first.png');
  await desk.call('SendArtworkAtDesk', { line_id: lineId, artwork: await keptDisc(shop, 'ours.png') });
  await shop.runJobs();
  const now = async () => (await desk.call('GetOrderProofs', { order_id: order.orderId })).data.lines[0];
  // What the desk has put there is for the desk to mend, and its customer is asked for nothing.
  const { standing, waits_for, artworks } = await now();
  expect([standing, waits_for, await toMend()]).toEqual(['checking', 'us', []]);
  expect(JSON.stringify(artworks.at(-1).findings)).toContain('"severity":"stop"');
  expect(await desk.call('RemindOfProof', { line_id: lineId })).toMatchObject({ status: 409 });
  const queue = async (waits_for: string) => (await desk.call('GetProofQueue', { waits_for })).data.lines;
  const isOfOrder = ({ order_id }: { order_id: number }) => order_id === order.orderId;
  expect((await queue('us')).filter(isOfOrder)).toMatchObject([{ state: 'checking', has_stops: true }]);
  await order.send('third.png');
  await shop.runJobs();
  expect(await toMend()).toEqual([expect.stringContaining('The check of third.png found:')]);
  // The customer's file stays theirs wherever the desk lays it.
  const { id: seen_artwork_id, artwork } = (await now()).artworks.at(-1);
  const elsewhere = { artwork: artwork.token, artwork_place: '90 5 -4 120', seen_artwork_id };
  expect((await desk.call('SendArtworkAtDesk', { line_id: lineId, ...elsewhere })).status).toBe(200);
  await shop.runJobs();
  expect(await now()).toMatchObject({ standing: 'mend-awaited', waits_for: 'customer' });
});

test('the subject of a mail about one of several items says which', async () => {
  const artwork_token = await keptDisc(shop);
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true, line: { artwork_token } });
  await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity: 2000 }] });
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  const desk = await shop.staff();
  const { lines, customer_url } = (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  const [{ line_id, artworks }] = lines;
  const issued = { line_id, seen_artwork_id: artworks[0].id, note: '', despite_stops: true };
  const [proof] = (await desk.call('IssueProof', issued)).data.line.proofs;
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, ', item 1: please approve your proof')).toHaveLength(1);
  const token = String(customer_url).split('/').at(-1);
  await customer.call('DecideProof', { token, proof_id: proof.id, decision: 'approve', name: 'Asha', text: '' });
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, ', item 1: proof 1 is approved')).toHaveLength(1);
});

test('before an order is paid, its mail has no link that would open nothing', async () => {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity: 2000 }], artwork_token: await keptDisc(shop) });
  const { data } = await place();
  await customer.call('StartPayment', { orderid: data.order_id, purpose: 'full' });
  shop.clock.advance({ minutes: 31 });
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'please pay');
  expect(mail).toMatch(/Once you have paid, we mail you a link to send the artwork of item 1 \(.+\)\./);
  expect(mail).toMatch(/Once you have paid, we check the artwork that you uploaded: disc\.png for item 2 \(.+\)\./);
  expect(mail).not.toContain('/proofs/');
});

test('a proof is mailed with its note, a link to decide and one for colleagues', async () => {
  const { customer, desk, lineId, decide, guest, token } = await sentProof(shop);
  await decide('change', { text: 'Bigger, please.' });
  const { data } = await guest.call('GetProofs', { token });
  await desk.call('IssueProof', {
    line_id: lineId,
    seen_artwork_id: data.lines[0].artworks[0].id,
    note: 'The logo is bigger now.',
  });
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'please approve your proof');
  // The first one was superseded before its mail was written.
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/here is proof 2 of your order BW[\s\S]*The logo is bigger now\./);
  const [decideUrl, commentUrl] = [/See the proof: \S+\/proofs\/(\S+)/, /colleagues: \S+\/proofs\/(\S+)/].map(
    (link) => link.exec(mails[0] ?? '')?.[1],
  );
  const may = async (link: string | undefined) =>
    (await shop.visitor().call('GetProofs', { token: link })).data.may_decide;
  expect([await may(decideUrl), await may(commentUrl)]).toEqual([true, false]);
});

test('each decision is confirmed to the customer, with who decided and when', async () => {
  const { customer, decide, desk, proofId } = await sentProof(shop);
  await decide('approve');
  await shop.runJobs();
  const [approved = ''] = await mailsTo(shop, customer.email, 'proof 1 is approved');
  expect(approved).toMatch(/File: disc\.png[\s\S]*Approved by: Meena Sundaram\nDate: \d/);
  shop.clock.advance({ minutes: 1 });
  await desk.call('DecideProofAtDesk', { proof_id: proofId, decision: 'withdraw', text: 'Called at nine: stop.' });
  await shop.runJobs();
  const [withdrawn = ''] = await mailsTo(shop, customer.email, 'the approval of proof 1 is withdrawn');
  expect(withdrawn).toMatch(/Withdrawn by: you, recorded by .+[\s\S]*Called at nine: stop\./);
  shop.clock.advance({ minutes: 1 });
  await desk.call('DecideProofAtDesk', { proof_id: proofId, decision: 'change', text: 'Called at ten: all in red.' });
  await shop.runJobs();
  const [change = ''] = await mailsTo(shop, customer.email, 'we change proof 1');
  expect(change).toMatch(/you, recorded by[\s\S]*Called at ten: all in red\./);
});

test('the order desk gets one mail about what a customer sends and writes within a few minutes', async () => {
  const order = await sentProof(shop);
  const { guest, token, proofId, decide } = order;
  const number = await numberOf(order);
  await guest.call('CommentOnProof', { token, proof_id: proofId, name: 'Kavitha', text: 'Is it blue?', place: null });
  await decide('change', { text: 'Blue, please.' });
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  const [mail = '', ...others] = await alertsOf(number);
  expect(others).toEqual([]);
  for (const text of ['Kavitha: Is it blue?', 'Meena Sundaram: Blue, please.', 'disc.png'])
    expect(mail).toContain(text);
  await order.send('third.png');
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  const later = (await alertsOf(number)).filter((each) => each !== mail);
  expect(later).toEqual([expect.stringContaining('third.png')]);
  expect(later[0]).not.toMatch(/Kavitha|disc\.png/);
});

test('the order desk reads that help with artwork is wanted', async () => {
  const order = await orderToProof(shop);
  await order.guest.call('SayArtworkComes', { token: order.token, line_id: order.lineId, wish: 'help' });
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  const [mail = ''] = await alertsOf(await numberOf(order));
  expect(mail).toMatch(/Item 1, .*: help wanted with the artwork/i);
});

test('the order desk reads of an approval also if it was withdrawn since', async () => {
  const order = await sentProof(shop);
  const number = await numberOf(order);
  await order.decide('approve');
  await order.decide('withdraw');
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  const [mail = ''] = await alertsOf(number);
  for (const text of ['PROOF 1, APPROVED', 'PROOF 1, APPROVAL WITHDRAWN']) expect(mail).toContain(text);
});
