import { expect, test } from 'vitest';
import { beforeOrderWords, isAllApprovedBefore, shortFindings } from './before-order.ts';

const box = { kind: 'box', hasFile: true, wish: null, proofBefore: null } as const;
const same = { orderNumber: 'BW26-010001', isSame: true };
const changed = { ...same, isSame: false };

test.each([
  ['a new file', box, /^You approve a proof before we print\.$/],
  [
    'the same as approved',
    { ...box, proofBefore: same },
    /^Printed as approved before, in order BW26-010001: .*no new proof/,
  ],
  [
    'another size with that file',
    { ...box, proofBefore: changed },
    /approved in order BW26-010001: you get a new proof/,
  ],
  ['no file', { ...box, hasFile: false }, /awaited.*attach it in the cart/],
  ['no file beside its field', { ...box, hasFile: false, field: 'here' }, /awaited; send it .+, or here\. You/],
  [
    'stickers that are cut around a picture',
    { ...box, kind: 'sticker', hasFile: false, field: 'later' },
    /^(?!.*(cart|here)).*your order asks/,
  ],
  ['no picture of stickers', { ...box, kind: 'sticker', hasFile: false }, /awaited.*attach it in the cart/],
  ['a file that comes later', { ...box, hasFile: false, wish: 'later' }, /awaited; the page of your order asks/],
  ['a wish for help', { ...box, hasFile: false, wish: 'help' }, /asked for help/],
  [
    'stickers of an order',
    { ...box, kind: 'sticker', hasFile: false, isOrdered: true },
    /^(?!.*cart).*your order asks/,
  ],
  ['help in an order', { ...box, hasFile: false, wish: 'help', isOrdered: true }, /^(?!.*once you).*in touch/],
  ['a plain sample', { ...box, kind: 'sample', hasFile: false }, /^$/],
  ['a sample with a file', { ...box, kind: 'sample' }, /^You approve a proof before we print\.$/],
] as const)('before it is ordered, %s says what is awaited', (_what, item, words) => {
  expect(beforeOrderWords(item)).toMatch(words);
});

test('a proof is spoken of unless all that is printed was approved before', () => {
  const sample = { kind: 'sample', artwork: '', proofBefore: null } as const;
  const approved = { kind: 'box', artwork: 'dream.pdf', proofBefore: same } as const;
  const printed = { ...sample, artwork: 'dream.pdf' };
  expect(isAllApprovedBefore([approved, sample])).toBe(true);
  expect(isAllApprovedBefore([approved, { ...approved, proofBefore: null }])).toBe(false);
  expect(isAllApprovedBefore([{ ...approved, proofBefore: changed }])).toBe(false);
  expect(isAllApprovedBefore([sample])).toBe(false);
  expect(isAllApprovedBefore([approved, printed])).toBe(false);
  expect(isAllApprovedBefore([{ ...printed, proofBefore: same }])).toBe(true);
});

test('what a check found is counted, the gravest first', () => {
  const [stop, warn, note] = [{ severity: 'stop' }, { severity: 'warn' }, { severity: 'note' }] as const;
  expect(shortFindings([warn, note, stop, warn])).toBe('1 to mend before print, 2 to look at, 1 good to know');
  expect(shortFindings([note])).toBe('1 good to know');
  expect(shortFindings([])).toBeNull();
});
