import { describe, expect, test } from 'vitest';
import { dayToPayBy, type NextItem, orderStatuses, type PaymentMode, stillToPay, whatHappensNext } from './index.ts';

type Standing = NextItem['standing'];
type Kind = NextItem['kind'];

const item = (standing: Standing, kind: Kind = 'box', own: Partial<NextItem> = {}): NextItem => ({
  ...{ itemName: kind === 'sample' ? 'Tea Sample' : 'Tea Carton', kind, deliveryType: 'StandardShipping', standing },
  ...own,
});
const collected = (each: NextItem): NextItem => ({ ...each, deliveryType: 'SelfPickup' });

const next = (status: string, own: object = {}) =>
  whatHappensNext({ status, items: [item('checking')], isApproved: false, toPay: 'nothing', ...own });

const of = (...standings: Standing[]) => ({ items: standings.map((standing) => item(standing)) });
const oneWay = {
  delivered: [item('checking')],
  collected: [collected(item('checking'))],
  both: [item('checking'), collected(item('checking'))],
};

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
    expect(next('IN-PROCESS')).toContain('once you have approved the proof');
    expect(next('IN-PROCESS', { isApproved: true })).toBe(
      'We look through your order and accept it. Then we print it as its approved proof shows it.',
    );
  });

  test('follows the artwork: who is asked for what, before and after the order is accepted', () => {
    expect(next('IN-PROCESS', { ...of('proof-sent') })).toBe(
      'Please look at the proof that we sent you. We look through your order and accept it. Then we print it once you have approved its proof.',
    );
    expect(next('Order Accepted', { ...of('mend-awaited') })).toMatch(/please send a mended file\. We show you/);
    expect(next('Order Accepted', { ...of('inside-awaited') })).toMatch(
      /please send one PDF of two pages, mended where its check found something\. We show/,
    );
    expect(next('Order Accepted', { ...of('awaiting-artwork') })).toMatch(/^Please send your artwork\. We show you/);
    expect(next('IN-PROCESS', { ...of('help-wanted') })).toMatch(/^We get in touch with you about your artwork\./);
    expect(next('IN-PROCESS', { ...of('being-checked') })).toBe(
      'We are checking your file, and mail you if something in it has to be mended. We look through your order and accept it. Then we show you a proof, and print it once you have approved the proof.',
    );
    expect(next('Order Accepted', { ...of('change-wanted') })).toMatch(/^We show you a new proof with your change/);
    expect(next('Order Accepted', of('agreed'))).toBe('We print it without an approved proof.');
  });

  test('of several items names all that is awaited of the buyer, then what is with us', () => {
    const several = of('approved', 'proof-sent', 'awaiting-artwork', 'checking', 'awaiting-artwork');
    expect(next('Order Accepted', several)).toBe(
      'Awaited from you: 2 files (Tea Carton, item 3; Tea Carton, item 5), 1 proof to approve (Tea Carton, item 2). With us: 1 proof to make (Tea Carton, item 4). We print each of these items once you have approved its proof. We print item 1 (Tea Carton) as its approved proof shows it.',
    );
    expect(next('In Production', { ...of('approved', 'proof-sent', 'mend-awaited') })).toBe(
      'Awaited from you: 1 mended file (Tea Carton, item 3), 1 proof to approve (Tea Carton, item 2). We print each of these items once you have approved its proof. We print item 1 (Tea Carton) as its approved proof shows it. Your order may be ready later than promised.',
    );
  });

  test('names the one item of several that waits', () => {
    const after = (standing: Standing) => next('Order Accepted', { ...of('approved', standing) });
    expect(after('awaiting-artwork')).toMatch(/^Please send your artwork for item 2 \(Tea Carton\)\./);
    expect(after('inside-awaited')).toMatch(/^Your file for item 2 \(Tea Carton\) has no page for the inside/);
    expect(after('mend-awaited')).toMatch(/^The check of your file for item 2 \(Tea Carton\) found/);
    expect(after('help-wanted')).toMatch(/about your artwork for item 2 \(Tea Carton\)\. We show you/);
    expect(after('proof-sent')).toMatch(/^Please look at the proof of item 2 \(Tea Carton\) that we sent you\./);
    expect(after('change-wanted')).toMatch(/^We show you a new proof of item 2 \(Tea Carton\) with your change/);
    expect(after('being-checked')).toMatch(
      /^We are checking your file for item 2 \(Tea Carton\), and mail you if .+ We show you a proof of item 2 \(Tea Carton\), and print it once you have approved the proof\./,
    );
  });

  test('in production waits for the proof of a file that came in the place of an approved one', () => {
    expect(next('In Production', { isApproved: true, ...of('checking') })).toBe(
      'We show you a proof, and print it once you have approved the proof. Your order may be ready later than promised.',
    );
    expect(next('In Production', { isApproved: true, ...of('approved') })).toBe(
      'We print and finish your order, then pack it.',
    );
  });

  test('names no proof that nobody approved', () => {
    expect(next('Order Accepted', { ...of('agreed'), isApproved: true })).toBe(
      'We print it without an approved proof.',
    );
  });

  test('promises no courier for what is collected, and no proof for plain samples', () => {
    for (const status of orderStatuses) {
      expect(next(status, { items: oneWay.collected })).not.toMatch(/courier|on its way/);
      expect(next(status, { items: [item(null, 'sample')] })).not.toMatch(/approved|print/);
    }
  });

  test('with a sample that is printed waits for its file and its proof', () => {
    const kit = (standing: Standing) => next('Order Accepted', { items: [item(standing, 'sample')] });
    expect(kit('being-checked')).toMatch(
      /^We are checking your file, and mail you if .+ We show you a proof, and make your sample kit once you have approved the proof\.$/,
    );
    expect(kit('mend-awaited')).toMatch(
      /please send a mended file\. We show you a proof once it is here, and make your sample kit/,
    );
    expect(kit('proof-sent')).toBe(
      'Please look at the proof that we sent you. We make your sample kit once you have approved its proof.',
    );
    expect(kit('approved')).toBe('We make your sample kit and send it.');
    const own = { items: [collected(item('approved', 'sample'))] };
    expect(next('Order Accepted', own)).toBe('We make your sample kit.');
    expect(next('In Production', { items: [item('proof-sent', 'sample')] })).toBe(
      'Please look at the proof that we sent you. We make your sample kit once you have approved its proof. Your order may be ready later than promised.',
    );
  });
});

describe('what happens next with a box, a printed sample and a plain one', () => {
  const order = (box: Standing, sample: Standing) => ({
    items: [item(box), item(sample, 'sample'), item(null, 'sample')],
  });

  test('names each that waits, and how the others are made', () => {
    expect(next('IN-PROCESS', order('awaiting-artwork', 'being-checked'))).toBe(
      'Awaited from you: 1 file (Tea Carton, item 1). With us: 1 file to check (Tea Sample, item 2). We look through your order and accept it. Then we print each of these items once you have approved its proof. We make item 3 (Tea Sample) without print.',
    );
    expect(next('Order Accepted', order('approved', 'proof-sent'))).toBe(
      'Please look at the proof of item 2 (Tea Sample) that we sent you. We make item 2 (Tea Sample) once you have approved its proof. We print item 1 (Tea Carton) as its approved proof shows it, and make item 3 (Tea Sample) without print.',
    );
    expect(next('Order Accepted', order('agreed', 'approved'))).toBe(
      'We print item 2 (Tea Sample) as its approved proof shows it, and print item 1 (Tea Carton) without an approved proof, and make item 3 (Tea Sample) without print.',
    );
  });

  test('of samples alone names the kits that wait', () => {
    const kits = (...standings: Standing[]) => ({ items: standings.map((standing) => item(standing, 'sample')) });
    expect(next('Order Accepted', kits('mend-awaited', 'proof-sent'))).toMatch(
      /\. We make each of these samples once you have approved its proof\.$/,
    );
    expect(next('In Production', kits(null, null))).toBe('We make your sample kits, then pack them.');
  });

  test('promises no proof of what is made without print', () => {
    expect(next('Order Accepted', of(null))).toBe('We make it.');
    expect(next('Order Accepted', { ...of(null, null), isApproved: true })).toBe(
      'We make item 1 (Tea Carton) and item 2 (Tea Carton) without print.',
    );
  });
});

describe('what happens next with an order of which an item is wholly in parcels', () => {
  const items = (standing: Standing, inParcels: 'packed' | 'sent') => [
    item(standing),
    item('approved', 'sticker', { itemName: 'Round stickers', inParcels }),
  ];

  test('is about the other one, and says where that one is', () => {
    expect(next('Order Accepted', { items: items('proof-sent', 'packed') })).toBe(
      'Please look at the proof of item 1 (Tea Carton) that we sent you. We print item 1 (Tea Carton) once you have approved its proof. Item 2 (Round stickers) is packed.',
    );
    expect(next('In Production', { items: items('approved', 'sent'), toPay: 'balance' })).toBe(
      'We finish item 1 (Tea Carton), then pack it. Item 2 (Round stickers) has left us. Please pay the balance before dispatch.',
    );
  });

  test('is as of any order while all of it is packed', () => {
    const all = [item('approved', 'box', { inParcels: 'packed' })];
    expect(next('In Production', { items: all })).toBe(next('In Production', of('approved')));
  });
});

describe('what happens next, sentence by sentence', () => {
  test.each<[string, object, string]>([
    ['Order Accepted', { items: [item(null, 'sample')] }, 'We make your sample kit and send it.'],
    ['Order Accepted', { toPay: 'all' }, 'We start once your payment has arrived.'],
    ['In Production', of('approved'), 'We print and finish your order, then pack it.'],
    ['In Production', { items: [item(null, 'sample')] }, 'We make your sample kit, then pack it.'],
    [
      'In Production',
      { ...of('approved'), toPay: 'balance' },
      'We print and finish your order, then pack it. Please pay the balance before dispatch.',
    ],
    ['Packed', {}, 'It is packed. We hand it to the courier next, and mail you when it is on its way.'],
    ['Packed', { toPay: 'cash' }, 'It is packed. We hand it to the courier next, and mail you when it is on its way.'],
    ['Packed', { items: oneWay.collected }, 'It is packed and ready to collect at our works.'],
    [
      'Packed',
      { items: oneWay.both },
      'It is packed. Item 2 (Tea Carton) is ready to collect at our works. We hand item 1 (Tea Carton) to the courier next, and mail you when it is on its way.',
    ],
    ['Packed', { toPay: 'all' }, 'It is packed. We send it once it is paid in full.'],
    [
      'Packed',
      { toPay: 'balance', items: oneWay.collected },
      'It is packed. You can collect it once it is paid in full.',
    ],
    [
      'Packed',
      { toPay: 'balance', items: oneWay.both },
      'It is packed. We send item 1 (Tea Carton), and you can collect item 2 (Tea Carton), once it is paid in full.',
    ],
    ['Dispatched', {}, 'It is on its way to you.'],
    ['Dispatched', { toPay: 'cash' }, 'It is on its way. You pay in cash when it is delivered.'],
    [
      'Dispatched',
      { items: oneWay.both },
      'Item 1 (Tea Carton) is on its way to you. You collect item 2 (Tea Carton) at our works.',
    ],
    [
      'Dispatched',
      { toPay: 'cash', items: oneWay.both },
      'Item 1 (Tea Carton) is on its way to you. When it is delivered, you pay the whole order in cash. You collect item 2 (Tea Carton) at our works.',
    ],
    ['Dispatched', { items: oneWay.collected }, 'It was handed over at our works.'],
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
  expect(of('COD', 'Partially Paid')).toBe('cash');
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
