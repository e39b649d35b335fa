import { expect, test } from 'vitest';
import { mailedWords, wordsAfterOrder } from './after-order.ts';

const company = { daysToSample: 3, workingDaysToShip: 7 };
const line = {
  itemKind: 'box',
  artworkName: '',
  orderType: 'Normal',
  proofBefore: null,
  dates: null,
  isAsAgreed: false,
  artworkWish: null,
} as const;
const before = { ...line, proofBefore: { orderNumber: 'BW26-1', isSame: true } };
const dates = { readyBy: '2026-12-08', arrivesBy: null };
const after = (order: Parameters<typeof mailedWords>[0], own: object = {}) =>
  wordsAfterOrder({
    ...{ order, isArtworkAwaited: false, isProofAwaited: false, isFileChecked: false, awaitsPayment: false, company },
    ...own,
  });

test('whoever orders print reads of artwork and proof, and by when it ships after the approval', () => {
  const order = [{ ...line, dates: { ...dates, approvedOn: '2026-11-30' } }];
  expect(after(order)).toBe(
    'Next you approve a digital sample of your artwork; we ship within 7 working days of your approval.',
  );
  expect(after(order, { isArtworkAwaited: true, awaitsPayment: true })).toBe(
    'Next you send your artwork and approve its proof; we ship within 7 working days of your approval and your payment.',
  );
  expect(mailedWords(order)).toBe('with the next steps for your artwork');
});

test('while a file is being checked, its buyer reads that another one may be asked for', () => {
  expect(after([line], { isFileChecked: true })).toBe(
    'Next we check your file and mail you if something in it has to be mended, and you approve a digital sample of your artwork; we ship within 7 working days of your approval.',
  );
});

test('whoever asked for help with the artwork reads that we get in touch', () => {
  const helped = { ...line, artworkWish: 'help' } as const;
  expect(after([helped])).toBe(
    'Next we get in touch with you about the artwork that you want help with, and you approve its proof; we ship within 7 working days of your approval.',
  );
  expect(after([helped, line], { isArtworkAwaited: true })).toMatch(
    /^Next we get in touch .* and you send your other artwork and approve its proof; /,
  );
});

test('what is printed as it was approved before waits for no artwork and no proof', () => {
  // Once it is paid it has an approval of its own, from which its dates count.
  for (const order of [[before], [{ ...line, dates: { ...dates, approvedOn: null } }]]) {
    expect(after(order)).toBe('Next we print it as its approved proof shows it; we ship within 7 working days.');
    expect(after(order, { awaitsPayment: true })).toMatch(/ within 7 working days of your payment\.$/);
    expect(mailedWords(order)).toBe('with the next steps');
  }
  const agreed = { ...line, dates: { ...dates, approvedOn: null }, isAsAgreed: true };
  expect(after([agreed])).toBe('Next we print it as agreed with you; we ship within 7 working days.');
  expect(after([before, line])).toMatch(/^Next you approve/);
  const changed = { ...line, proofBefore: { orderNumber: 'BW26-1', isSame: false } };
  expect(after([changed])).toMatch(/^Next you approve/);
});

test('a sample kit has neither', () => {
  const kit = [{ ...line, itemKind: 'sample', orderType: 'Ordersample' } as const];
  expect(after(kit)).toBe('Next we make your sample kit; it leaves us within 3 days.');
  expect(mailedWords(kit)).toBe('with the next steps');
});

test('a sample kit that is printed with a file waits for the approval of its proof, and not for one that was given before', () => {
  const kit = { ...line, itemKind: 'sample', orderType: 'Ordersample', artworkName: 'dream.pdf' } as const;
  const own = { isProofAwaited: true, awaitsPayment: true };
  expect(after([kit], own)).toBe(
    'Next you approve the proof of your file; your sample kit leaves us within 3 days of your approval and your payment.',
  );
  expect(after([kit], { ...own, isArtworkAwaited: true })).toMatch(
    /^Next you send another file and approve its proof;/,
  );
  const asBefore = { ...kit, proofBefore: { orderNumber: 'BW26-1', isSame: true } };
  for (const order of [[asBefore], [kit]])
    expect(after(order, { ...own, isProofAwaited: order[0] === asBefore })).toMatch(
      /^Next we make your sample kit; it/,
    );
});
