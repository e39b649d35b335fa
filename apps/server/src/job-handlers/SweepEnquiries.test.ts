import { listEnquiries } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { SweepEnquiries } from './SweepEnquiries.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sweepTwice = async () => {
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepEnquiries({}, context);
  await SweepEnquiries({}, context);
};
const send = (name: string) =>
  shop.visitor().call('monocartonsenquiry', {
    name,
    mobile: '9840012345',
    pincode: '641001',
    carton_type: '',
    email: 'asha@kokko.example',
  });
const names = async () => (await listEnquiries(shop.services.db)).map(({ name }) => name);

test('an enquiry and its mails are kept a year, and not longer', async () => {
  await send('Of then');
  await shop.runJobs();
  shop.clock.advance({ days: 364 });
  await send('Of now');
  await sweepTwice();
  expect(await names()).toEqual(['Of now', 'Of then']);
  shop.clock.advance({ days: 3 });
  await sweepTwice();
  expect(await names()).toEqual(['Of now']);
  await shop.runJobs();
  const { data } = await (await shop.staff()).call('GetMailbox', { search: '' });
  const subjects: string[] = data.map(({ fld_subject }: { fld_subject: string }) => fld_subject);
  expect(subjects).toContain('Enquiry from Of now');
  expect(subjects).not.toContain('Enquiry from Of then');
});
