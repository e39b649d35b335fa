import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder } from '../../testing/production.ts';

let shop: Shop;
let works: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  works = await shop.staff('Production');
});
afterAll(() => shop.close());

const add = (fld_job_id: number, own: object = {}, visitor = works) =>
  visitor.call('AddJobCost', {
    ...{ fld_job_id, kind: 'outwork', amount: '1,250.50', note: 'Window patching, Sri Sai', fld_cost_id: 0 },
    ...own,
  });

test('AddJobCost enters a cost with who was paid; a minus takes it back, and a second press does nothing', async () => {
  const { job } = await acceptedOrder(shop, works);
  const both = await Promise.all([add(job.fld_job_id), add(job.fld_job_id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const read = async () => (await works.call('GetJob', { fld_job_id: job.fld_job_id })).data.costs;
  const [first, ...more] = await read();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind: 'outwork', amount: 1250.5, note: 'Window patching, Sri Sai' });
  const next = { fld_cost_id: first.fld_cost_id, note: 'Of another job' };
  expect(await add(job.fld_job_id, { ...next, amount: '-1,250.51' })).toMatchObject({
    status: 400,
    data: 'More can’t be taken back than was entered.',
  });
  expect(await add(job.fld_job_id, { ...next, amount: '-1,250.50' })).toMatchObject({
    status: 200,
    data: { fld_message: 'Outwork: −₹1,250.50 entered.' },
  });
  expect((await read()).map(({ amount }: { amount: number }) => amount)).toEqual([1250.5, -1250.5]);
  const changes = await listChanges(shop.services.db, { subject: 'job', subjectId: String(job.fld_job_id) }, 1);
  expect(changes).toMatchObject([
    { operation: 'AddJobCost', after: { amountPaise: -1250_50 }, reason: 'Of another job' },
  ]);
});

test('AddJobCost refuses what isn’t a cost, visitors, customers and other staff', async () => {
  const { job } = await acceptedOrder(shop, works);
  for (const own of [{ kind: 'fun' }, { amount: '0' }, { amount: '' }, { amount: 'much' }, { note: ' ' }]) {
    expect((await add(job.fld_job_id, own)).status).toBe(400);
  }
  expect((await add(999_999)).status).toBe(404);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => add(job.fld_job_id, {}, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
