import type { DeskProofLine } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { sentProofLine } from '../../../testing/proof-line.ts';
import { formsOfLine, whoWaives } from './forms-of-line.ts';

const open = { isOpen: true, mayWaive: true };
const [proof] = sentProofLine.proofs;
const withProof = (state: 'change-wanted' | 'approved' | 'superseded') => (proof ? [{ ...proof, state }] : []);
const lines: Readonly<Record<string, DeskProofLine>> = {
  awaited: { ...sentProofLine, state: 'awaiting-artwork', waitsFor: 'customer', artworks: [], proofs: [] },
  came: { ...sentProofLine, state: 'checking', waitsFor: 'us', proofs: [] },
  halfCame: { ...sentProofLine, state: 'checking', waitsFor: 'customer', lacksInside: true, proofs: [] },
  sent: sentProofLine,
  changed: { ...sentProofLine, state: 'change-wanted', waitsFor: 'us', proofs: withProof('change-wanted') },
  replaced: { ...sentProofLine, state: 'checking', waitsFor: 'us', proofs: withProof('superseded') },
  approved: { ...sentProofLine, state: 'approved', waitsFor: 'nobody', proofs: withProof('approved') },
  waived: { ...sentProofLine, waiver: { reason: 'Urgent', by: 'Kavi', at: new Date(0) } },
  plain: { ...sentProofLine, state: null, proofs: [] },
};
const formsOf = (name: string, by: Partial<typeof open> = {}) =>
  formsOfLine(lines[name] ?? sentProofLine, { ...open, ...by });

describe('what the desk can do with a line’s artwork', () => {
  test.each([
    ['awaited', ['reminder', 'artwork']],
    ['came', ['artwork', 'proof', 'waiver']],
    // Without a page for the inside, no proof can be sent, and nothing can be agreed to.
    ['halfCame', ['reminder', 'artwork']],
    ['sent', ['reminder', 'artwork', 'proof', 'proof-back', 'proof-decision', 'proof-comment', 'waiver']],
    ['changed', ['artwork', 'proof', 'proof-comment', 'waiver']],
    ['replaced', ['artwork', 'proof', 'proof-comment', 'waiver']],
    ['approved', ['artwork', 'proof-decision', 'proof-comment']],
    ['plain', []],
  ])('%s: %j', (name, forms) => {
    expect(formsOf(name)).toEqual(forms);
  });

  test('a plain sample can be given a file until work on it begins', () => {
    const sample: DeskProofLine = { ...sentProofLine, kind: 'sample', state: null, artworks: [], proofs: [] };
    expect(formsOfLine(sample, open)).toEqual(['artwork']);
    expect(formsOfLine({ ...sample, hasPlates: true }, open)).toEqual([]);
    expect(formsOfLine(sample, { ...open, isOpen: false })).toEqual([]);
  });

  test('the file of a sample is taken off again until its proof is approved or work on it begins', () => {
    const sample: DeskProofLine = { ...sentProofLine, kind: 'sample' };
    expect(formsOfLine(sample, open)).toContain('plain');
    for (const other of [
      { hasPlates: true },
      { state: 'approved', proofs: withProof('approved') },
      { kind: 'box' },
    ] as const)
      expect(formsOfLine({ ...sample, ...other }, open)).not.toContain('plain');
  });

  test('of an order that is made, only comments are left', () => {
    expect(formsOf('sent', { isOpen: false, mayWaive: false })).toEqual(['proof-comment']);
  });

  test('no file can be replaced once it is being printed', () => {
    const printed = { ...sentProofLine, hasPlates: true, isPrinted: true };
    expect(formsOfLine(printed, open)).not.toContain('artwork');
    expect(formsOfLine({ ...printed, isPrinted: false }, open)).toContain('artwork');
  });

  test('an approval isn’t taken back once it is being printed', () => {
    const approved = { ...sentProofLine, state: 'approved', proofs: withProof('approved') } as const;
    expect(formsOfLine(approved, open)).toContain('proof-decision');
    expect(formsOfLine({ ...approved, hasPlates: true, isPrinted: true }, open)).not.toContain('proof-decision');
  });

  test('no second waiver for the same artwork, and none by staff without the right', () => {
    expect(formsOf('waived')).not.toContain('waiver');
    expect(formsOf('sent', { mayWaive: false })).not.toContain('waiver');
  });

  test('staff without the right to waive proofs read whom to ask, while something waits for one', () => {
    const waits = [lines['approved'], lines['sent']].flatMap((line) => line ?? []);
    expect(whoWaives(waits, false)).toMatch(/Please ask somebody with the role Admin or Order desk\.$/);
    expect(whoWaives(waits, true)).toBeNull();
    for (const name of ['approved', 'awaited', 'waived', 'plain']) {
      expect(whoWaives([lines[name] ?? sentProofLine], false)).toBeNull();
    }
  });
});
