import type { OrderRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { mailedWords, wordsAfterOrder } from './after-order.ts';
import type { LoadedOrder } from './load-order.ts';

const line = {
  ...{ lineId: 20, itemName: 'Tea Carton', itemKind: 'box', itemDeliveryType: 'StandardShipping' },
  ...{ artworkName: '', artworkStanding: 'being-checked', proofBefore: null, dates: null, status: 'IN-PROCESS' },
  ...{ paymentMode: 'OnlinePayment', paymentStatus: 'Paid', paid: 100, isCarriageKept: false, isCredited: false },
} as const satisfies Partial<OrderRow>;
const kit = {
  ...line,
  lineId: 21,
  itemName: 'Tea Sample',
  itemKind: 'sample',
  artworkStanding: null,
} as const;
const before = {
  ...line,
  artworkName: 'tea.pdf',
  artworkStanding: 'approved',
  proofBefore: { orderNumber: 'BW26110001', isSame: true },
} as const;
const approved = {
  ...line,
  artworkStanding: 'approved',
  dates: { approvedOn: null, readyBy: '2026-12-10', arrivesBy: null },
} as const;

// Only what the words are made of.
const orderOf = (...rows: readonly Partial<OrderRow>[]) => rows as unknown as LoadedOrder;

const after = (order: LoadedOrder) => wordsAfterOrder(order, { workingDaysToShip: 7, daysToSample: 3 });

test('says what is awaited, what we do, and in how many days it is sent', () => {
  expect(after(orderOf({ ...line, artworkStanding: 'awaiting-artwork' }))).toBe(
    'Please send your artwork. We look through your order and accept it. Then we show you a proof once it is here, and print it once you have approved the proof. Ships within 7 working days after you approve the proof.',
  );
  expect(mailedWords(orderOf(line))).toBe('with the next steps for your artwork');
});

test('a box to collect and a sample to be sent have their own words each', () => {
  const order = orderOf({ ...line, itemDeliveryType: 'SelfPickup', artworkStanding: 'proof-sent' }, kit);
  expect(after(order)).toMatch(
    /^Please look at the proof of item 1 \(Tea Carton\) that we sent you\. .+ We make item 2 \(Tea Sample\) without print\. Item 1 \(Tea Carton\): ready to collect within 7 working days after you approve its proof\. Item 2 \(Tea Sample\): your sample kit leaves us within 3 days\.$/,
  );
});

test('an order that waits for its payment says so, and one in cash doesn’t', () => {
  const unpaid = { ...line, paymentStatus: 'Payment Pending', paid: 0 };
  expect(after(orderOf({ ...unpaid, paymentMode: 'PayLater' }))).toBe(
    'We start once your payment has arrived. Ships within 7 working days after you pay and approve the proof.',
  );
  expect(after(orderOf({ ...unpaid, paymentMode: 'COD' }))).not.toMatch(/pay/);
});

test('an order of boxes without print speaks of no proof', () => {
  const plain = orderOf({
    ...line,
    artworkStanding: null,
    paymentMode: 'PayLater',
    paymentStatus: 'Payment Pending',
    paid: 0,
  });
  expect(after(plain)).toBe('We start once your payment has arrived. Ships within 7 working days after you pay.');
  expect(mailedWords(plain)).toBe('with the next steps');
});

test('what is printed as approved speaks of no proof to come', () => {
  expect(after(orderOf(before))).toMatch(
    /Then we print it as its approved proof shows it\. Ships within 7 working days after its file is checked/,
  );
  expect(after(orderOf(approved))).toMatch(/ Ships by Thu, 10 Dec 2026\.$/);
  const both = orderOf(before, { ...line, lineId: 21, itemName: 'Soap Box', artworkStanding: 'checking' });
  expect(after(both)).toMatch(
    /show you a proof of item 2 \(Soap Box\), .+ We print item 1 \(Tea Carton\) as its approved proof shows it\. Ships within 7 working days after you approve the proof of item 2 \(Soap Box\)\.$/,
  );
  for (const order of [orderOf(before), orderOf(approved), orderOf(kit)])
    expect(mailedWords(order)).toBe('with the next steps');
});

test('a printed sample waits for the approval of its proof', () => {
  expect(after(orderOf({ ...kit, artworkName: 'tea.pdf', artworkStanding: 'checking' }))).toMatch(
    /make your sample kit once you have approved the proof\. Your sample kit leaves us within 3 days of your approval\.$/,
  );
});
