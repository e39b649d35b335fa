import { demoDeliveryTable, demoZones } from '@boxwright/pricing';
import { insertDeliveryCard, inTransaction, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { proforma } from '../../selling/documents/proforma.ts';
import { readTallyLedgers } from '../../selling/settings/tally-ledgers.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { openPayment } from '../../testing/orders.ts';

let shop: Shop;
let owner: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
});
afterAll(() => shop.close());

const seen = async (section: string) => (await owner.call('GetSettings', { section })).data;

/** Saves some fields of a section over what is stored. */
async function save(section: string, own: Record<string, string>, by: ShopVisitor = owner) {
  const { values, seen: stamp } = await seen(section);
  return by.call('SaveSettings', { section, values: { ...values, ...own }, seen: stamp });
}
const company = async () => (await shop.visitor().call('GetCompany')).data;

test('SaveSettings changes what every page shows, at once, and notes what was changed', async () => {
  expect((await company()).phones).toHaveLength(2);
  const saved = await save('contacts', { phones: '044 2811 0000\n', social: 'Mill Road https://social.example/mill' });
  expect(saved).toMatchObject({ status: 200, data: { changed: ['phones', 'social'] } });
  expect(await company()).toMatchObject({
    phones: ['044 2811 0000'],
    social: [{ name: 'Mill Road', address: 'https://social.example/mill' }],
  });
  const [change] = await listChanges(shop.services.db, { subject: 'settings', subjectId: 'contacts' }, 1);
  expect(change).toMatchObject({
    operation: 'SaveSettings',
    before: { phones: '+91 44 0000 0000\n+91 44 0000 0001' },
    after: { phones: '044 2811 0000', social: 'Mill Road https://social.example/mill' },
  });
});

test('SaveSettings stores numbers, amounts and rates in the shop’s units', async () => {
  await save('ordering', { minimumBoxes: '2,000' });
  await save('cod', { zones: 'C, A', most: '20,000.50', leastFee: '75', feePercent: '2.25' });
  expect(await company()).toMatchObject({
    minimum_boxes: 2000,
    maximum_boxes: 50_000,
    cash_on_delivery: { zones: ['A', 'C'], most_paise: 20_000_50, least_fee_paise: 75_00, fee_bps: 225 },
  });
  await save('ordering', { minimumBoxes: '1000' });
  await save('tally', { salesInState: 'Sales {rate}%' });
  expect(await readTallyLedgers(shop.services.db)).toMatchObject({ salesInState: 'Sales {rate}%', cash: 'Cash' });
});

test('SaveSettings reads account numbers and codes as they are printed: in groups, or in small letters', async () => {
  const printed = { accountName: 'Boxwright', accountNumber: '1234 5678-9012', ifsc: 'sbin 0001234', bankName: 'SBI' };
  await save('bank', printed);
  expect((await seen('bank')).values).toMatchObject({ accountNumber: '123456789012', ifsc: 'SBIN0001234' });
  await save('bank', { accountName: '', accountNumber: '', ifsc: '', bankName: '' });
});

test('SaveSettings offers cash on delivery in zones of the delivery card, and says which it doesn’t have', async () => {
  const { db } = shop.services;
  expect(await save('cod', { zones: 'A, F, North 1' })).toMatchObject({
    status: 400,
    data: 'The delivery card doesn’t have F, North 1. The zones of the delivery card are A, B, C, D, E. Please enter some of them with commas between them, or none.',
  });
  const card = { version: 'north', validFrom: '2026-11-19', rates: { ...demoDeliveryTable } };
  const zones = demoZones.map(({ zone, pattern }) => ({ zone: zone === 'E' ? 'North 1' : zone, pattern }));
  await inTransaction(db, (tx) => insertDeliveryCard(tx, { ...card, zones }));
  shop.clock.advance({ minutes: 5 });
  expect(await save('cod', { zones: 'North 1,A' })).toMatchObject({ status: 200 });
  expect(await company()).toMatchObject({ cash_on_delivery: { zones: ['A', 'North 1'] } });
  // A later card without the zone: the form says so.
  await inTransaction(db, (tx) => insertDeliveryCard(tx, { ...card, version: 'again', zones: [...demoZones] }));
  shop.clock.advance({ minutes: 5 });
  expect((await seen('cod')).notes).toEqual({
    zones: 'The delivery card doesn’t have North 1. The zones of the delivery card are A, B, C, D, E.',
  });
  expect(await save('cod', { zones: '' })).toMatchObject({ status: 200 });
});

test('SaveSettings without a change stores and notes nothing', async () => {
  expect(await save('banner', {})).toMatchObject({ status: 200, data: { changed: [] } });
  expect(await listChanges(shop.services.db, { subject: 'settings', subjectId: 'banner' }, 1)).toEqual([]);
});

test('SaveSettings refuses the second of two changes, and overwrites nothing', async () => {
  const { values, seen: stamp } = await seen('people');
  const write = (officerName: string) =>
    owner.call('SaveSettings', { section: 'people', values: { ...values, officerName }, seen: stamp });
  const answers = await Promise.all(['Anand', 'Bhavani'].map(write));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'Anand' : 'Bhavani';
  expect((await company()).grievance_officer.name).toBe(winner);
  // Another section can still be saved.
  expect((await save('banner', { text: 'Closed on Pongal' })).status).toBe(200);
});

test('bank account, PAN and signatory are printed on documents and shown on no page', async () => {
  await save('company', { gstin: '33AAACY2068D1ZN', pan: 'AAACY2068D' });
  const bank = { accountName: 'Boxwright', accountNumber: '123456789012', ifsc: 'SBIN0001234', bankName: 'SBI, Adyar' };
  await save('bank', bank);
  await save('people', { signatoryName: 'R. Kumar', signatoryRole: 'Partner' });
  const { orderId } = await openPayment(shop);
  const issued = await proforma(shop.services, orderId);
  if (!issued) throw new Error('no proforma');
  expect(printedOn(issued)).toMatchObject({
    supplier: { gstin: '33AAACY2068D1ZN', signatory: { name: 'R. Kumar', role: 'Partner' } },
    bank: [
      'Boxwright',
      'account 123456789012',
      'IFSC SBIN0001234',
      'SBI, Adyar',
      'PAN AAACY2068D',
      expect.stringMatching(/^reference BW/),
    ],
  });
  expect(JSON.stringify(await company())).not.toMatch(/123456789012|AAACY2068D"|R\. Kumar/);
});

test.each([
  ['company', { gstin: '33AAACY2068D1ZM', pan: '' }, 'gstin'],
  // Of Karnataka, beside an address in Chennai.
  ['company', { gstin: '29AAACY2068D1ZC', pan: '' }, 'gstin'],
  ['contacts', { email: 'not an address' }, 'email'],
  ['ordering', { maximumBoxes: '10' }, 'maximumBoxes'],
  ['bank', { transferDays: '2' }, 'transferReminderDays'],
])('SaveSettings refuses in %s the value of %j, at its field', async (section, own, field) => {
  expect(await save(section, own)).toMatchObject({ status: 400, body: { field } });
});

test('SaveSettings refuses fields that the form doesn’t have', async () => {
  const { values, seen: stamp } = await seen('banner');
  for (const wrong of [{ ...values, artworkDays: '1' }, { text: '' }])
    expect((await owner.call('SaveSettings', { section: 'banner', values: wrong, seen: stamp })).status).toBe(400);
});

test('SaveSettings is for staff who may change settings', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await save('banner', { text: 'Mine' }, visitor)).status).toBe(401);
  for (const role of ['Order desk', 'Production', 'Accounts'] as const)
    expect((await save('banner', { text: 'Mine' }, await shop.staff(role))).status).toBe(403);
});
