import { expect, test } from 'vitest';
import { awaitsChoice, type NextItem, type PaymentMode, readyGroups, readySentences } from './index.ts';

const terms = {
  dates: { approvedOn: null, readyBy: '2026-11-28', arrivesBy: '2026-12-01' },
  workingDaysToShip: 7,
  daysToSample: 2,
  awaitsPayment: false,
  isApproved: false,
} as const;

const box: NextItem = { itemName: 'Tea Carton', kind: 'box', deliveryType: 'StandardShipping', standing: 'approved' };
const ownBox = { ...box, itemName: 'Soap Box', deliveryType: 'SelfPickup' };
const plain: NextItem = { ...box, itemName: 'Tea Sample', kind: 'sample', standing: null };
const printed: NextItem = { ...plain, standing: 'proof-sent' };

test('an order whose items all go alike has one sentence, without their names', () => {
  expect(readySentences([box, box], terms)).toBe('With you by Tue, 1 Dec 2026 (ships by Sat, 28 Nov 2026).');
  expect(readyGroups([ownBox], terms)).toMatchObject([{ of: '' }]);
});

test('boxes without print wait for the payment alone; beside printed ones they wait for the proofs of those', () => {
  const plainBox = { ...box, standing: null };
  const unpaid = { ...terms, dates: null, awaitsPayment: true } as const;
  expect(readySentences([plainBox, plainBox], unpaid)).toBe('Ships within 7 working days after you pay.');
  expect(readySentences([plainBox], { ...unpaid, awaitsPayment: awaitsChoice(['OnlinePayment', 'COD']) })).toBe(
    'Ships within 7 working days after you pay or choose cash on delivery.',
  );
  expect(readySentences([plainBox, { ...box, standing: 'checking' }], unpaid)).toBe(
    'Ships within 7 working days after you pay and approve the proof of item 2 (Tea Carton).',
  );
});

test('a box to collect and a sample to be sent each have their own days and way, by name', () => {
  expect(readySentences([ownBox, printed, plain], terms)).toBe(
    'Item 1 (Soap Box): ready to collect from Sat, 28 Nov 2026. Item 2 (Tea Sample): your sample kit leaves us within 2 days of your approval. Item 3 (Tea Sample): your sample kit leaves us within 2 days.',
  );
});

test('what is delivered and what is collected of an order have a sentence each', () => {
  const sent = { ...box, standing: 'proof-sent' } as const;
  const own = { ...ownBox, standing: 'checking' } as const;
  const days = (...items: NextItem[]) => readySentences(items, { ...terms, dates: null });
  expect(days(sent, own, sent, sent, sent)).toBe(
    'Item 1 (Tea Carton), item 3 (Tea Carton), item 4 (Tea Carton) and 1 more: ships within 7 working days after you approve their proofs. Item 2 (Soap Box): ready to collect within 7 working days after you approve its proof.',
  );
  // The day counts from the last proof of the order, whose ever it is.
  expect(days(sent, { ...own, standing: 'approved' }, { ...sent, standing: null })).toBe(
    'Item 1 (Tea Carton) and item 3 (Tea Carton): ships within 7 working days after you approve the proof of item 1 (Tea Carton). Item 2 (Soap Box): ready to collect within 7 working days after you approve the other proofs.',
  );
});

test('the days of an order are those of what isn’t in its parcels, by name', () => {
  const awaited = { ...box, standing: 'proof-sent' } as const;
  const packed = { ...box, itemName: 'Round stickers', inParcels: 'sent' } as const;
  expect(readySentences([awaited, packed], { ...terms, dates: null })).toBe(
    'Item 1 (Tea Carton): ships within 7 working days after you approve its proof.',
  );
  expect(readySentences([packed, packed], terms)).toBe(readySentences([box, box], terms));
});

test('of items that go together, those are named whose proofs are awaited', () => {
  const awaited = { ...box, standing: 'proof-sent' } as const;
  expect(readySentences([box, awaited], { ...terms, dates: null })).toBe(
    'Ships within 7 working days after you approve the proof of item 2 (Tea Carton).',
  );
});

test('a sample that is collected is not sent', () => {
  expect(readySentences([box, { ...printed, deliveryType: 'SelfPickup' }], terms)).toMatch(
    / Item 2 \(Tea Sample\): your sample kit is ready to collect within 2 days of your approval\.$/,
  );
});

test('samples wait for the payment where work does, and for no proof that was approved before', () => {
  expect(readySentences([printed], { ...terms, awaitsPayment: true })).toBe(
    'Your sample kit leaves us within 2 days of your approval and your payment in full.',
  );
  expect(readySentences([plain], { ...terms, awaitsPayment: true })).toBe(
    'Your sample kit leaves us within 2 days of your payment in full.',
  );
  expect(readySentences([printed], { ...terms, awaitsPayment: 'choose cash on delivery' })).toBe(
    'Your sample kit leaves us within 2 days of your approval, once you pay in full or choose cash on delivery.',
  );
  expect(readySentences([printed, printed], { ...terms, isApproved: 'ordered' })).toBe(
    'Your sample kits leave us within 2 days.',
  );
});

test('a sample of an order of which half is paid leaves no sooner than the rest is paid', () => {
  const ofBoth = readySentences([box, plain], { ...terms, owesRest: true });
  expect(ofBoth).toMatch(/: your sample kit leaves us within 2 days of your payment of the rest\.$/);
  expect(readySentences([printed], { ...terms, owesRest: true })).toMatch(
    / within 2 days of your approval and your payment of the rest\.$/,
  );
});

test('before a way to pay is chosen, the ways that are begun unpaid stand beside the payment', () => {
  const after = (isApproved: 'ordered' | false, ...modes: PaymentMode[]) =>
    readySentences([box], { ...terms, dates: null, isApproved, awaitsPayment: awaitsChoice(modes) });
  expect(after(false, 'OnlinePayment', 'PayLater', 'BankTransfer')).toMatch(/ after you pay and approve the proof\.$/);
  expect(after(false, 'OnlinePayment', 'COD')).toMatch(
    / after you pay or choose cash on delivery, and approve the proof\.$/,
  );
  expect(after(false, 'COD', 'OnAccount')).toMatch(
    / after you pay or choose cash on delivery or order on account, and approve the proof\.$/,
  );
  expect(after('ordered', 'COD')).toMatch(
    / after you pay or choose cash on delivery \(printed as approved before\)\.$/,
  );
});
