import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, doSteps } from '../../testing/production.ts';

let shop: Shop;
let tablet: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  tablet = await shop.staff('Production');
});
afterAll(() => shop.close());

const scan = (code: string, who = tablet) => who.call('ScanJob', { fld_job_code: code });

test('ScanJob starts the step whose barcode is scanned, and finishes it when it is scanned again', async () => {
  const { orderId, job } = await acceptedOrder(shop, tablet);
  const code = job.fld_job_code;
  expect(await scan(code)).toMatchObject({
    status: 200,
    data: { fld_moved: false, fld_message: `${code}: next is Plates and die.` },
  });
  const twice = await Promise.all([scan(`${code}-PL`), scan(`${code.toLowerCase()}-pl`)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice.map(({ data }) => data.fld_moved).sort()).toEqual([false, true]);
  expect(twice.find(({ data }) => !data.fld_moved)?.data.fld_message).toBe(
    `${code}: Plates and die were started just now. Scan it again when it is finished.`,
  );
  expect((await findOrder(shop.services.db, orderId))?.status).toBe('In Production');
  shop.clock.advance({ seconds: 11 });
  expect(await scan(`${code}-PL`)).toMatchObject({
    data: { fld_moved: true, job: { fld_stage: 'printing', fld_started_at: null } },
  });
  expect(await scan(`${code}-PL`)).toMatchObject({
    data: { fld_moved: false, fld_message: `${code}: Plates and die were done already.` },
  });
});

test('ScanJob does a step once for a scan that is sent again because its answer was lost', async () => {
  const { job } = await acceptedOrder(shop, tablet);
  const send = (key: string) =>
    tablet.call('ScanJob', { fld_job_code: `${job.fld_job_code}-PL` }, { 'idempotency-key': key });
  const first = await send('scan-of-the-start');
  expect(first.data).toMatchObject({ fld_moved: true, job: { fld_stage: 'plates' } });
  shop.clock.advance({ seconds: 30 });
  const again = await send('scan-of-the-start');
  expect(again).toMatchObject({ status: 200, data: first.data });
  // Another scan, with its own key, finishes the step.
  expect((await send('scan-of-the-end')).data).toMatchObject({ fld_moved: true, job: { fld_stage: 'printing' } });
});

test('ScanJob refuses a step before the one ahead of it is done, and names the job where that is done', async () => {
  const { job } = await acceptedOrder(shop, tablet);
  expect(await scan(`${job.fld_job_code}-PK`)).toMatchObject({
    status: 409,
    data: `${job.fld_job_code}: Plates and die aren’t done yet.`,
    body: { details: { job_id: job.fld_job_id, job_code: job.fld_job_code } },
  });
});

test('ScanJob says die where nothing is printed, because no plates are made', async () => {
  const { job } = await acceptedOrder(shop, tablet, { line: { print: '0' } });
  const code = job.fld_job_code;
  expect((await scan(code)).data.fld_message).toBe(`${code}: next is Die.`);
  expect((await scan(`${code}-PK`)).data).toBe(`${code}: Die isn’t done yet.`);
  expect((await scan(`${code}-PL`)).data.fld_message).toMatch(/: Die was started\./);
});

test('ScanJob finds the ticket of a packed job too', async () => {
  const { job } = await acceptedOrder(shop, tablet);
  await doSteps(tablet, job, 'packing');
  expect((await scan(job.fld_job_code)).data.fld_message).toBe(`${job.fld_job_code}: it is packed.`);
  expect((await scan(`${job.fld_job_code}-PK`)).data.fld_moved).toBe(false);
});

test.each([
  ['8901234567890', 400],
  ['', 400],
  ['BW26-999999-1', 404],
  ['=1+1', 400],
])('ScanJob refuses “%s” with a sentence', async (code, status) => {
  const answer = await scan(code);
  expect(answer.status).toBe(status);
  expect(answer.data).toMatch(/\.$/);
});

test('ScanJob refuses a line that isn’t there, another year, and a step that the job doesn’t pass', async () => {
  const { job } = await acceptedOrder(shop, tablet);
  expect((await scan(job.fld_job_code.replace(/1$/, '2'))).status).toBe(404);
  expect((await scan(job.fld_job_code.replace(/^BW\d\d/, 'BW99'))).status).toBe(404);
});

test('ScanJob refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => scan('BW26-010001-1', each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
