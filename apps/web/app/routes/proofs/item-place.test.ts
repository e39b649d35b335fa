import { expect, test } from 'vitest';
import { sentProofLine } from '../../testing/proof-line.ts';
import { awaitsAnotherFile, awaitsDecision, liesOpen, showsFileField } from './item-place.ts';

const own = { mayDecide: true, whyClosed: null };
const [proof] = sentProofLine.proofs;
const superseded = { ...sentProofLine, proofs: proof ? [{ ...proof, state: 'superseded' as const }] : [] };
const toMend = { ...superseded, state: 'checking', standing: 'mend-awaited' } as const;

test('a proof is to be decided by the customer’s link alone, while it can still be', () => {
  expect(awaitsDecision(own, sentProofLine)).toBe(true);
  expect(awaitsDecision({ ...own, mayDecide: false }, sentProofLine)).toBe(false);
  expect(awaitsDecision({ ...own, whyClosed: 'The order is packed.' }, sentProofLine)).toBe(false);
  expect(awaitsDecision(own, superseded)).toBe(false);
  expect(awaitsDecision(own, { ...sentProofLine, isWaived: true })).toBe(true);
  expect(awaitsDecision(own, { ...sentProofLine, isWaived: true, hasPlates: true })).toBe(false);
});

test('whoever can send files is asked for another one where the one that came has to be mended', () => {
  expect(awaitsAnotherFile(own, toMend)).toBe(true);
  expect(awaitsAnotherFile({ ...own, mayDecide: false }, toMend)).toBe(false);
  expect(awaitsAnotherFile(own, { ...toMend, hasPlates: true })).toBe(false);
  // The first file has its field at the top.
  expect(awaitsAnotherFile(own, { ...toMend, state: 'awaiting-artwork', standing: 'awaiting-artwork' })).toBe(false);
  expect(awaitsAnotherFile(own, sentProofLine)).toBe(false);
});

test('who asked for help finds the field for a file open, whether it would be the first or another one', () => {
  const helped = { ...toMend, standing: 'help-wanted', waitsFor: 'us' } as const;
  expect([liesOpen(helped), showsFileField(helped)]).toEqual([true, true]);
  expect([liesOpen(toMend), showsFileField(toMend)]).toEqual([true, true]);
  const changed = { ...sentProofLine, state: 'change-wanted', standing: 'change-wanted', waitsFor: 'us' } as const;
  expect([liesOpen(changed), showsFileField(changed)]).toEqual([false, true]);
  const made = { ...superseded, state: 'checking', standing: 'checking', waitsFor: 'us' } as const;
  expect([liesOpen(made), showsFileField(made)]).toEqual([false, false]);
});
