import { describe, expect, test } from 'vitest';
import {
  type ArtworkStanding,
  dayToPayBy,
  itemStandings,
  orderStatuses,
  type PaymentMode,
  stillToPay,
  whatHappensNext,
} from './index.ts';

const next = (status: string, own: object = {}) =>
  whatHappensNext({ status, way: 'delivered', isSample: false, isApproved: false, toPay: 'nothing', ...own });

const only = (standing: ArtworkStanding) => itemStandings([{ itemName: 'Tea Carton', standing }]);
const items = (...standings: ArtworkStanding[]) =>
  itemStandings(standings.map((standing) => ({ itemName: 'Tea Carton', standing })));

describe('what happens next', () => {
  test('with an order that came back is no question once its invoice is credited whole', () => {
    expect(next('Returned')).toContain('We ask you');
    expect(next('Returned', { isCredited: true })).not.toContain('ask');
  });

  test('is explained in every status', () => {
    expect(new Set(orderStatuses.map((status) => next(status))).size).toBe(orderStatuses.length);
  });

  test('is the payment if work waits for it, and the balance before dispatch', () => {
    expect(next('IN-PROCESS', { toPay: 'all' })).toBe('We start once your payment has arrived.');
    expect(next('Packed', { toPay: 'balance' })).toBe('It is packed. We send it once it is paid in full.');
    expect(next('Dispatched', { toPay: 'cash' })).toContain('in cash');
  });

  test('is no sample to approve once the proof is approved, as of a reorder', () => {
    expect(next('IN-PROCESS')).toContain('once you have approved it');
    expect(next('IN-PROCESS', { isApproved: true })).toBe(
      'We look through your order and accept it. Then we print it as its approved proof shows it.',
    );
  });

  test('follows the artwork: who is asked for what, before and after the order is accepted', () => {
    expect(next('IN-PROCESS', { artwork: only('proof-sent') })).toBe(
      'Please look at the proof that we sent you. We look through your order and accept it. Then we print it once you have approved its proof.',
    );
    expect(next('Order Accepted', { artwork: only('mend-awaited') })).toMatch(
      /please send a mended file\. We show you/,
    );
    expect(next('Order Accepted', { artwork: only('inside-awaited') })).toMatch(
      /please send one PDF of two pages, mended where its check found something\. We show/,
    );
    expect(next('Order Accepted', { artwork: only('awaiting-artwork') })).toMatch(
      /^Please send your artwork\. We show you/,
    );
    expect(next('IN-PROCESS', { artwork: only('help-wanted') })).toMatch(
      /^We get in touch with you about your artwork\./,
    );
    expect(next('IN-PROCESS', { artwork: only('being-checked') })).toBe(
      'We are checking your file, and mail you if something in it has to be mended. We look through your order and accept it. Then we show you a digital sample, and print once you have approved it.',
    );
    expect(next('Order Accepted', { artwork: only('change-wanted') })).toMatch(
      /^We show you a new proof with your change/,
    );
    expect(next('Order Accepted', { artwork: only('proof-sent'), isAsAgreed: true })).toBe(
      'We print it as agreed with you.',
    );
  });

  test('of several items names all that is awaited of the buyer, then what is with us', () => {
    const artwork = items('approved', 'proof-sent', 'awaiting-artwork', 'checking', 'awaiting-artwork');
    expect(next('Order Accepted', { artwork })).toBe(
      'Awaited from you: 2 files (Tea Carton, item 3; Tea Carton, item 5), 1 proof to approve (Tea Carton, item 2). With us: 1 proof to make (Tea Carton, item 4). We print each item once you have approved its proof.',
    );
    expect(next('In Production', { artwork: items('approved', 'proof-sent', 'mend-awaited') })).toBe(
      'Awaited from you: 1 mended file (Tea Carton, item 3), 1 proof to approve (Tea Carton, item 2). We print each item once you have approved its proof. Your order may be ready later than promised.',
    );
  });

  test('names the one item of several that waits', () => {
    const after = (standing: ArtworkStanding) => next('Order Accepted', { artwork: items('approved', standing) });
    expect(after('awaiting-artwork')).toMatch(/^Please send your artwork for Tea Carton, item 2\./);
    expect(after('inside-awaited')).toMatch(/^Your file for Tea Carton, item 2 has no page for the inside/);
    expect(after('mend-awaited')).toMatch(/^The check of your file for Tea Carton, item 2 found/);
    expect(after('help-wanted')).toMatch(/about your artwork for Tea Carton, item 2\. We show you/);
    expect(after('proof-sent')).toMatch(/^Please look at the proof of Tea Carton, item 2 that we sent you\./);
    expect(after('change-wanted')).toMatch(/^We show you a new proof of Tea Carton, item 2 with your change/);
    expect(after('being-checked')).toMatch(
      /^We are checking your file for Tea Carton, item 2, and mail you if .+ We show you a digital sample of Tea Carton, item 2, and print/,
    );
  });

  test('in production waits for the proof of a file that came in the place of an approved one', () => {
    expect(next('In Production', { isApproved: true, artwork: only('checking') })).toBe(
      'We show you a digital sample, and print once you have approved it. Your order may be ready later than promised.',
    );
    expect(next('In Production', { isApproved: true, artwork: only('approved') })).toBe(
      'We print and finish your order, then pack it.',
    );
  });

  test('names no proof that nobody approved', () => {
    expect(next('Order Accepted', { isApproved: true, isAsAgreed: true })).toBe('We print it as agreed with you.');
  });

  test('promises no courier for what is collected, and no proof for plain samples', () => {
    for (const status of orderStatuses) {
      expect(next(status, { way: 'collected' })).not.toMatch(/courier|on its way/);
      expect(next(status, { isSample: true })).not.toMatch(/approved|print/);
    }
  });

  test('with a sample that is printed waits for its file and its proof', () => {
    const kit = (standing: ArtworkStanding) => next('Order Accepted', { isSample: true, artwork: only(standing) });
    expect(kit('being-checked')).toMatch(
      /^We are checking your file, and mail you if .+ We show you a proof, and make your sample kit once you have approved it\.$/,
    );
    expect(kit('mend-awaited')).toMatch(/please send a mended file\. We show you a proof, and make your sample kit/);
    expect(kit('proof-sent')).toBe(
      'Please look at the proof that we sent you. We make your sample kit once you have approved its proof.',
    );
    expect(kit('approved')).toBe('We make your sample kit and send it.');
    expect(next('In Production', { isSample: true, artwork: only('proof-sent') })).toBe(
      'Please look at the proof that we sent you. We make your sample kit once you have approved its proof. Your order may be ready later than promised.',
    );
  });
});

describe('what happens next, sentence by sentence', () => {
  test.each<[string, object, string]>([
    ['Order Accepted', { isSample: true }, 'We make your sample kit and send it.'],
    ['Order Accepted', { toPay: 'all' }, 'We start once your payment has arrived.'],
    ['In Production', {}, 'We print and finish your order, then pack it.'],
    ['In Production', { isSample: true }, 'We make your sample kit, then pack it.'],
    [
      'In Production',
      { toPay: 'balance' },
      'We print and finish your order, then pack it. Please pay the balance before dispatch.',
    ],
    ['Packed', {}, 'It is packed. We hand it to the courier next, and mail you when it is on its way.'],
    ['Packed', { toPay: 'cash' }, 'It is packed. We hand it to the courier next, and mail you when it is on its way.'],
    ['Packed', { way: 'collected' }, 'It is packed and ready to collect at our works.'],
    [
      'Packed',
      { way: 'both' },
      'It is packed. What you collect is ready at our works; the rest we hand to the courier next, and mail you when it is on its way.',
    ],
    ['Packed', { toPay: 'all' }, 'It is packed. We send it once it is paid in full.'],
    ['Packed', { toPay: 'balance', way: 'collected' }, 'It is packed. You can collect it once it is paid in full.'],
    [
      'Packed',
      { toPay: 'balance', way: 'both' },
      'It is packed. We send it, or you collect it, once it is paid in full.',
    ],
    ['Dispatched', {}, 'It is on its way to you.'],
    ['Dispatched', { toPay: 'cash' }, 'It is on its way. You pay in cash when it is delivered.'],
    ['Dispatched', { way: 'collected' }, 'It was handed over at our works.'],
    ['Delivered', {}, 'If something is wrong with it, tell us within 5 calendar days of receiving it.'],
    [
      'Returned',
      { isCredited: true },
      'It isn’t sent again: its invoice is credited, and what you paid for it goes back.',
    ],
    ['Cancelled', {}, 'Nothing more is made or sent.'],
    ['Cancelled', { toPay: 'all' }, 'Nothing more is made or sent. Please pay what you bear of the carriage.'],
  ])('of an order that is %s, %j: %s', (status, own, sentence) => expect(next(status, own)).toBe(sentence));
});

test('what is still to pay', () => {
  const of = (paymentMode: PaymentMode, paymentStatus: string, status = 'IN-PROCESS', isCarriageKept = false) =>
    stillToPay({ status, paymentMode, paymentStatus, isCarriageKept });
  expect(of('OnlinePayment', 'Payment Failed')).toBe('all');
  expect(of('PayLater', 'Payment Pending')).toBe('all');
  expect(of('OnlinePartialPayment', 'Partially Paid')).toBe('balance');
  expect(of('COD', 'Payment Pending')).toBe('cash');
  expect(of('COD', 'Paid')).toBe('nothing');
  expect(of('OnlinePayment', 'Paid')).toBe('nothing');
  expect(of('COD', 'Payment Pending', 'Cancelled')).toBe('nothing');
  // Nobody is asked for money while the goods are back with us, or lost.
  for (const mode of ['COD', 'PayLater', 'OnlinePayment'] as const)
    expect(of(mode, 'Payment Pending', 'Returned')).toBe('nothing');
  // What the buyer bears of the carriage of a closed order, also where it would have been cash at the door.
  expect(of('COD', 'Payment Pending', 'Cancelled', true)).toBe('all');
  expect(of('OnAccount', 'Payment Pending', 'Cancelled', true)).toBe('all');
  expect(of('OnAccount', 'Payment Pending', 'Dispatched')).toBe('nothing');
  expect(of('OnlinePayment', 'Paid', 'Cancelled', true)).toBe('nothing');
  expect(of('OnAccount', 'Payment Pending')).toBe('nothing');
  expect(of('OnAccount', 'Payment Pending', 'Cancelled', true)).toBe('all');
});

test('the last day to pay counts while something is due', () => {
  expect(dayToPayBy({ due: 100_00, paymentDueOn: '2026-12-11' })).toBe('2026-12-11');
  // Paid, or cancelled.
  expect(dayToPayBy({ due: 0, paymentDueOn: '2026-12-11' })).toBeNull();
  expect(dayToPayBy({ due: 100_00, paymentDueOn: null })).toBeNull();
});
