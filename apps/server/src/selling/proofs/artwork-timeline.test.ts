import { expect, test } from 'vitest';
import { artworkTimeline } from './artwork-timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 6, minute));
const findings = [{ severity: 'stop', text: 'No bleed.' }];
const file = { id: 4, position: 0, name: 'box.pdf', artworkToken: 'a', sentBy: 'customer', findings };
const proof = { number: 1, position: 0, lineArtworkId: file.id, note: '', createdAt: at(3) };

const titlesOf = (decidedAt: Date | null) => {
  const files = [{ ...file, createdAt: at(1), checkedAt: at(2) }];
  const happened = { helps: [], files, proofs: [{ ...proof, decidedAt }], decisions: [], comments: [], linkUses: [] };
  return artworkTimeline(happened as never).map(({ title }) => title);
};

test('a file that is printed as approved before isn’t said to be stopped', () => {
  expect(titlesOf(at(0))).toEqual(['File for item 1', 'Proof 1 of item 1 approved as before']);
  // We have sent the proof despite its check, and the customer has approved it.
  expect(titlesOf(at(9))).toEqual(['File for item 1', 'The check stops the file for item 1', 'Proof 1 of item 1 sent']);
});
