import type { OrderRow, Output } from '@boxwright/contract';
import { type ArtworkStanding, artworkNameOf, artworkWaitsFor } from '@boxwright/orders';
import { expect, test } from 'vitest';
import { mailedWords, wordsAfterOrder } from './after-order.ts';
import type { LoadedOrder } from './load-order.ts';

const line = {
  ...{ lineId: 20, itemName: 'Tea Carton', itemKind: 'box', itemDeliveryType: 'StandardShipping', itemPrinted: true },
  ...{ artworkName: '', proofBefore: null, dates: null, status: 'IN-PROCESS' },
  ...{ paymentMode: 'OnlinePayment', paymentStatus: 'Paid', paid: 100, isCarriageKept: false, isCredited: false },
} as const satisfies Partial<OrderRow>;
const kit = { ...line, lineId: 21, itemName: 'Tea Sample', itemKind: 'sample', itemPrinted: false } as const;
const before = { ...line, artworkName: 'tea.pdf', proofBefore: { orderNumber: 'BW26110001', isSame: true } };
const approved = { ...line, dates: { approvedOn: null, readyBy: '2026-12-10', arrivesBy: null } };

// Only what the words are made of.
const orderOf = (...rows: readonly Partial<OrderRow>[]) => rows as unknown as LoadedOrder;

const proofsOf = (...standings: readonly (readonly [lineId: number, standing: ArtworkStanding])[]) =>
  ({
    items: standings.map(([lineId, standing], index) => ({
      ...{ lineId, number: index + 1, standing, stateName: artworkNameOf(standing, false), stops: [] },
      waitsFor: artworkWaitsFor[standing],
    })),
    ...{ url: 'https://boxwright.example/proofs/abc', plain: [], next: 'nothing' },
  }) satisfies Output<'GetOrderTimeline'>['proofs'];

const after = (order: LoadedOrder, proofs: Parameters<typeof wordsAfterOrder>[1]) =>
  wordsAfterOrder(order, proofs, { workingDaysToShip: 7, daysToSample: 3 });

test('says what is awaited, what we do, and in how many days it is sent', () => {
  expect(after(orderOf(line), proofsOf([20, 'awaiting-artwork']))).toBe(
    'Please send your artwork. We look through your order and accept it. Then we show you a proof once it is here, and print it once you have approved the proof. Ships within 7 working days after you approve the proof.',
  );
  expect(mailedWords(orderOf(line))).toBe('with the next steps for your artwork');
});

test('a box to collect and a sample to be sent have their own words each', () => {
  const order = orderOf({ ...line, itemDeliveryType: 'SelfPickup' }, kit);
  expect(after(order, proofsOf([20, 'proof-sent']))).toMatch(
    /^Please look at the proof of item 1 \(Tea Carton\) that we sent you\. .+ We make item 2 \(Tea Sample\) without print\. Item 1 \(Tea Carton\): ready to collect within 7 working days after you approve its proof\. Item 2 \(Tea Sample\): your sample kit leaves us within 3 days\.$/,
  );
});

test('an order that waits for its payment says so, and one in cash doesn’t', () => {
  const unpaid = { ...line, paymentStatus: 'Payment Pending', paid: 0 };
  expect(after(orderOf({ ...unpaid, paymentMode: 'PayLater' }), proofsOf([20, 'being-checked']))).toBe(
    'We start once your payment has arrived. Ships within 7 working days after you pay and approve the proof.',
  );
  expect(after(orderOf({ ...unpaid, paymentMode: 'COD' }), proofsOf([20, 'being-checked']))).not.toMatch(/pay/);
});

test('an order of boxes without print speaks of no proof', () => {
  const plain = orderOf({
    ...line,
    itemPrinted: false,
    paymentMode: 'PayLater',
    paymentStatus: 'Payment Pending',
    paid: 0,
  });
  expect(after(plain, null)).toBe('We start once your payment has arrived. Ships within 7 working days after you pay.');
  expect(mailedWords(plain)).toBe('with the next steps');
});

test('what is printed as approved speaks of no proof to come', () => {
  expect(after(orderOf(before), proofsOf([20, 'being-checked']))).toMatch(
    /Then we print it as its approved proof shows it\. Ships within 7 working days after its file is checked/,
  );
  expect(after(orderOf(approved), proofsOf([20, 'approved']))).toMatch(/ Ships by Thu, 10 Dec 2026\.$/);
  for (const order of [orderOf(before), orderOf(approved), orderOf(kit)])
    expect(mailedWords(order)).toBe('with the next steps');
});

test('a printed sample waits for the approval of its proof', () => {
  expect(after(orderOf({ ...kit, artworkName: 'tea.pdf' }), proofsOf([21, 'checking']))).toMatch(
    /make your sample kit once you have approved the proof\. Your sample kit leaves us within 3 days of your approval\.$/,
  );
});
