import { expect, test } from 'vitest';
import { sentProofLine } from '../../testing/proof-line.ts';
import { endOfProofWords, standingWords } from './proof-words.ts';

const line: Parameters<typeof standingWords>[0] = {
  kind: 'box',
  state: 'awaiting-artwork',
  standing: 'awaiting-artwork',
  wish: null,
  hasPlates: false,
  isWaived: false,
  artworks: [],
  printsInside: false,
  lacksInside: false,
};

test('who has to do something reads what, and their colleagues read who', () => {
  expect(standingWords(line, null)).toMatch(/^Please send the artwork/);
  expect(standingWords({ ...line, wish: 'help' }, null)).toMatch(/^You asked for help/);
  expect(standingWords(line, 'Asha')).toBe('Asha still has to send the artwork.');
  expect(standingWords({ ...line, state: 'proof-sent' }, '')).toMatch(/^Whoever ordered decides/);
});

test('a plain sample is offered to be printed until work on it begins, and only to its customer', () => {
  const plain = { ...line, kind: 'sample', state: null } as const;
  expect(standingWords(plain, null)).toMatch(/^Send a file and we print it on the sample; without one it is plain\./);
  const made = 'It is made plain, without print, so it needs no proof.';
  expect(standingWords({ ...plain, hasPlates: true }, null)).toBe(made);
  expect(standingWords(plain, 'Asha')).toBe(made);
});

test('what is printed without an approved proof claims no agreement, doesn’t ask for a decision, and offers one only before the start', () => {
  const agreed = { ...line, state: 'proof-sent' as const, isWaived: true };
  expect(standingWords(agreed, null)).toMatch(/^We print it without an approved proof\..*until work on it begins\.$/);
  expect(standingWords({ ...agreed, hasPlates: true }, null)).toBe('We print it without an approved proof.');
  expect(standingWords(agreed, 'Asha')).toBe('We print it without an approved proof.');
});

test('a cancelled order isn’t printed, whatever its proof says', () => {
  expect(standingWords({ ...line, state: 'approved' }, null, true)).toBe(
    'The order is cancelled, so it isn’t printed.',
  );
});

test('a file whose check stops it is to be mended, and isn’t promised a proof', () => {
  const [file] = sentProofLine.artworks;
  if (!file) throw new RangeError('The line has no file');
  const stop = { rule: 'bleed', severity: 'stop' as const, text: 'No bleed.', mend: 'Add 3 mm.', places: [] };
  const checked = {
    ...line,
    state: 'checking' as const,
    standing: 'mend-awaited' as const,
    artworks: [{ ...file, findings: [stop] }],
  };
  expect(standingWords(checked, null)).toMatch(/Please send a mended file/);
  // Then no file is taken by itself.
  expect(standingWords({ ...checked, standing: 'checking', hasPlates: true }, null)).toMatch(
    /mended\. We get in touch with you\.$/,
  );
  expect(standingWords({ ...checked, standing: 'checking', artworks: [{ ...file, findings: [] }] }, null)).toBe(
    'The file is here. We make its proof and send it to you by mail.',
  );
  expect(
    standingWords({ ...checked, standing: 'being-checked', artworks: [{ ...file, findings: null }] }, null),
  ).toMatch(/is being checked\./);
  expect(standingWords({ ...checked, standing: 'help-wanted' }, null)).toMatch(/mended\. We get in touch with you\.$/);
});

test('a box that is printed inside asks for both pages, before its file has come and where that has one alone', () => {
  expect(standingWords({ ...line, printsInside: true }, null)).toMatch(/one PDF of two pages/);
  const standing = 'inside-awaited' as const;
  const lacking = { ...line, state: 'checking' as const, standing, printsInside: true, lacksInside: true };
  expect(standingWords(lacking, null)).toMatch(/no page for the inside.*Please send one PDF of two pages/);
  expect(standingWords(lacking, 'Asha')).toMatch(/Asha still has to send it/);
  const [file] = sentProofLine.artworks;
  if (!file) throw new RangeError('The line has no file');
  const stop = { severity: 'stop' as const, text: 'No bleed.', mend: 'Add 3 mm.', places: [] };
  const findings = ['bleed', 'fonts', 'inside-missing'].map((rule) => ({ ...stop, rule }));
  expect(standingWords({ ...lacking, artworks: [{ ...file, findings }] }, null)).toMatch(
    /no page for the inside, .*, and its check found 2 more things that have to be mended\. Please send one PDF/,
  );
});

test('whoever replaces or moves a file reads first that an approval ends with it, or a proof, or nothing', () => {
  expect(endOfProofWords({ ...sentProofLine, state: 'approved' })).toMatch(
    /^The approval no longer counts then: a new/,
  );
  expect(endOfProofWords(sentProofLine)).toBe('The proof before no longer counts then, and a new one follows.');
  expect(endOfProofWords({ ...sentProofLine, state: 'checking', proofs: [] })).toBe('');
});
