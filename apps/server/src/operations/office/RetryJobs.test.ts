import { listChanges } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failForGood } from '../../testing/fail-for-good.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('RetryJobs runs one failed job or all of a kind again, each once', async () => {
  const admin = await shop.staff();
  for (const mailId of [1, 2, 3]) await failForGood(shop, 'SendMail', { mailId }, 'The mail server refused it.');
  await failForGood(shop, 'MakeDocument', { documentId: 9 }, 'No disk.');
  const failed = (await admin.call('GetJobs')).data.failed;
  expect(failed).toHaveLength(4);
  const [one] = failed.filter(({ fld_job }: { fld_job: string }) => fld_job === 'SendMail');
  const again = { fld_job: 'SendMail', fld_job_id: one.fld_job_id };
  const twice = await Promise.all([admin.call('RetryJobs', again), admin.call('RetryJobs', again)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await admin.call('RetryJobs', { fld_job: 'SendMail' })).data).toEqual({ fld_queued: 2 });
  expect((await admin.call('RetryJobs', { fld_job: 'SendMail' })).status).toBe(404);

  const sent: number[] = [];
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await shop.services.jobs.drain({ SendMail: async ({ mailId }) => void sent.push(mailId) }, context);
  expect(sent.sort()).toEqual([1, 2, 3]);
  expect((await admin.call('GetJobs')).data.failed).toMatchObject([{ fld_job: 'MakeDocument' }]);
  const noted = await listChanges(shop.services.db, { subject: 'job' }, 10);
  expect(noted.map(({ subjectId, after }) => [subjectId, after?.['jobs']])).toEqual([
    ['SendMail', 2],
    [one.fld_job_id, 1],
  ]);
});

test('RetryJobs refuses unknown kinds and invalid ids', async () => {
  const admin = await shop.staff();
  expect(await admin.call('RetryJobs', { fld_job: 'Nothing' })).toMatchObject({ status: 404 });
  expect(await admin.call('RetryJobs', { fld_job: 'SendMail', fld_job_id: 'x' })).toMatchObject({ status: 400 });
});

test('RetryJobs refuses visitors, customers and roles without the right', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('RetryJobs', { fld_job: 'SendMail' })).toMatchObject({ status: 401 });
  }
  const desk = await shop.staff('Order desk');
  expect(await desk.call('RetryJobs', { fld_job: 'SendMail' })).toMatchObject({ status: 403 });
});
