import { atNight } from '@boxwright/testing/by-night';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { keptDisc, sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('an approval stands under the typed name; approving twice is one approval', async () => {
  const { decide, guest, token, customer, proofId } = await sentProof(shop);
  expect((await decide('approve')).data).toMatchObject({
    is_new: true,
    line: {
      state: 'approved',
      waits_for: 'nobody',
      proofs: [{ state: 'approved', decided_as: 'guest', decided_name: 'Meena Sundaram' }],
    },
  });
  const again = await customer.call('DecideProof', { token, proof_id: proofId, decision: 'approve', name: 'Somebody' });
  expect(again).toMatchObject({ status: 200, data: { is_new: false } });
  const { data } = await guest.call('GetProofs', { token });
  expect(data.lines[0].proofs[0].decided_name).toBe('Meena Sundaram');
});

test('the signed-in customer decides as such', async () => {
  const { customer, token, proofId } = await sentProof(shop);
  const { data } = await customer.call('DecideProof', { token, proof_id: proofId, decision: 'approve', name: 'Meena' });
  expect(data.line.proofs[0].decided_as).toBe('customer');
});

test('a change needs words, an approval a name', async () => {
  const { decide } = await sentProof(shop);
  expect(await decide('change')).toMatchObject({ status: 400, data: 'Please write what should be changed.' });
  expect((await decide('approve', { name: '' })).data).toMatch(/^Please type your name/);
  const { data } = await decide('change', { text: 'A darker red, please.' });
  expect(data.line).toMatchObject({
    state: 'change-wanted',
    waits_for: 'us',
    proofs: [{ state: 'change-wanted', decision_text: 'A darker red, please.' }],
  });
  expect((await decide('approve')).status).toBe(409);
  expect((await decide('change', { text: 'A darker red, please.' })).data.is_new).toBe(false);
  // Other words aren't dropped in silence.
  expect(await decide('change', { text: 'And bigger.' })).toMatchObject({
    status: 409,
    data: expect.stringMatching(/send them as a comment/),
  });
});

test('an approval can be withdrawn until plates are begun', async () => {
  const { decide, desk, orderId } = await sentProof(shop);
  await decide('approve');
  expect((await decide('withdraw')).data.line).toMatchObject({ state: 'proof-sent', proofs: [{ decided_at: null }] });
  await decide('approve');
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { data } = await desk.call('GetProduction', {});
  const job = data.jobs.find((each: { fld_order_id: number }) => each.fld_order_id === orderId);
  expect((await desk.call('StartJobStep', { fld_job_id: job.fld_job_id, fld_version: job.fld_version })).status).toBe(
    200,
  );
  expect(await decide('withdraw')).toMatchObject({
    status: 409,
    data: expect.stringMatching(/^Work on it has begun already/),
  });
});

test('the days to ship count from the approval, stay as they are, and end when it is lost', async () => {
  const { decide, send, customer, orderId } = await sentProof(shop);
  const dates = async () =>
    (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0].fld_dates;
  expect(await dates()).toMatchObject({ approved_on: expect.any(String) });
  await decide('approve');
  const held = await dates();
  expect(held).toMatchObject({ approved_on: null, ready_by: expect.any(String) });
  shop.clock.advance({ days: 2 });
  expect(await dates()).toEqual(held);
  await send('second.png');
  expect(await dates()).toMatchObject({ approved_on: expect.any(String) });
});

test('a proof of a cancelled order can’t be decided any more', async () => {
  const { decide, customer, orderId } = await sentProof(shop);
  expect((await customer.call('CancelOrder', { orderid: orderId })).status).toBe(200);
  expect(await decide('approve')).toMatchObject({ status: 409, data: 'This order is cancelled.' });
});

test('a proof that another file has superseded can’t be approved', async () => {
  const { decide, send } = await sentProof(shop);
  await send('second.png');
  expect(await decide('approve')).toMatchObject({ status: 409, data: expect.stringMatching(/come since/) });
});

const fifty = Array.from({ length: 50 }, (_, place) => place);

// Sixteen at once, from two nodes, are tried by `proof-races.test.ts`.
test.runIf(atNight)('fifty approvals at once are one approval, under one of their names, with one mail', async () => {
  const { token, proofId, guest, customer } = await sentProof(shop);
  const answers = await Promise.all(
    fifty.map((place) =>
      shop
        .visitor()
        .call('DecideProof', { token, proof_id: proofId, decision: 'approve', name: `Colleague ${place}`, text: '' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(fifty.map(() => 200));
  const names = new Set(answers.map(({ data }) => data.line.proofs[0].decided_name));
  expect([...names]).toEqual([expect.stringMatching(/^Colleague \d+$/)]);
  const { data } = await guest.call('GetProofs', { token });
  expect(data.lines[0].proofs[0].decided_name).toBe([...names][0]);
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'is approved')).toHaveLength(1);
});

test('of approvals and new files at once, the newest file has no approval, whichever comes last', async () => {
  const { token, proofId, lineId, guest } = await sentProof(shop);
  const files = await Promise.all(fifty.slice(0, 10).map((place) => keptDisc(shop, `file ${place}.png`)));
  const answers = await Promise.all(
    fifty.map((place) => {
      const artwork = files[place / 5];
      return artwork === undefined
        ? shop.visitor().call('DecideProof', { token, proof_id: proofId, decision: 'approve', name: 'Meena', text: '' })
        : shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork });
    }),
  );
  expect(answers.filter((_, place) => place % 5 === 0).map(({ status }) => status)).toEqual(files.map(() => 200));
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const { data } = await guest.call('GetProofs', { token });
  expect(data.lines[0]).toMatchObject({ state: 'checking', proofs: [{ state: 'superseded' }] });
  expect(data.lines[0].artworks).toHaveLength(11);
});

test('of withdrawals and starts of the plates at once, no plates are begun without an approval', async () => {
  for (const startsFirst of [true, false]) {
    const { token, proofId, guest, decide, desk, orderId } = await sentProof(shop);
    await decide('approve');
    await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
    const jobOf = async () => {
      const { data } = await desk.call('GetProduction', {});
      return data.jobs.find((each: { fld_order_id: number }) => each.fld_order_id === orderId);
    };
    const { fld_job_id, fld_version } = await jobOf();
    const withdraw = { token, proof_id: proofId, decision: 'withdraw', name: '', text: '' };
    const answers = await Promise.all(
      fifty.map((place) =>
        (place % 2 === 0) === startsFirst
          ? desk.call('StartJobStep', { fld_job_id, fld_version })
          : shop.visitor().call('DecideProof', withdraw),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [{ data }, job] = [await guest.call('GetProofs', { token }), await jobOf()];
    expect([data.lines[0].state, job.fld_started_at !== null]).toEqual(
      data.lines[0].state === 'approved' ? ['approved', true] : ['proof-sent', false],
    );
  }
});

test('plates, print and runs wait for the approval, and say why', async () => {
  const { decide, desk, orderId } = await sentProof(shop);
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const { data } = await desk.call('GetProduction', {});
  const job = data.jobs.find((each: { fld_order_id: number }) => each.fld_order_id === orderId);
  const seen = { fld_job_id: job.fld_job_id, fld_version: job.fld_version };
  const why = `${job.fld_job_code} can’t be printed: its proof isn’t approved yet.`;
  expect(await desk.call('MoveJob', seen)).toMatchObject({ status: 409, data: why });
  expect(await desk.call('StartJobStep', seen)).toMatchObject({ status: 409, data: why });
  expect(await desk.call('ScanJob', { fld_job_code: `${job.fld_job_code}-PL` })).toMatchObject({
    status: 409,
    data: why,
  });
  const byHand = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'In Production' };
  expect(await desk.call('MoveOrder', byHand)).toMatchObject({
    status: 409,
    data: expect.stringMatching(/isn’t approved yet/),
  });
  const many = await desk.call('MoveOrders', {
    orders: [{ orderid: orderId, seenstatus: 'Order Accepted' }],
    orderstatus: 'In Production',
  });
  expect(JSON.stringify(many.data)).toContain('isn’t approved yet');
  await decide('approve');
  expect((await desk.call('MoveJob', seen)).status).toBe(200);
});

test('a waiver lets it be printed without an approval', async () => {
  const { desk, orderId, lineId } = await sentProof(shop);
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  await desk.call('MoveOrder', accept);
  await desk.call('WaiveProof', { line_id: lineId, reason: 'Approved at the press.' });
  const started = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'In Production' };
  expect((await desk.call('MoveOrder', started)).status).toBe(200);
});
