import { expect, test } from 'vitest';
import { artworkActs, artworkSummary, faultOfFile, itemStandings } from './artwork-words.ts';
import { type ArtworkStanding, artworkStandings, artworkWaitsFor } from './proof.ts';

test('whoever has to do something reads what, and nobody else is asked', () => {
  expect(artworkStandings.filter((standing) => artworkActs[standing] !== undefined)).toEqual(
    artworkStandings.filter((standing) => artworkWaitsFor[standing] === 'customer'),
  );
});

const items = (...standings: (ArtworkStanding | null)[]) =>
  itemStandings(standings.map((standing, place) => ({ itemName: `Box ${'ABCDEFGH'[place]}`, standing })));

test('all that an order waits for is counted and named, first what is awaited of its customer', () => {
  const waiting = items('checking', 'proof-sent', 'awaiting-artwork', 'approved', null, 'help-wanted', 'proof-sent');
  expect(artworkSummary(waiting, 'customer')).toBe(
    'Awaited from you: 1 file (Box C, item 3), 2 proofs to approve (Box B, item 2; Box G, item 7). With us: 1 item to help with (Box F, item 6), 1 proof to make (Box A, item 1).',
  );
  expect(artworkSummary(items('inside-awaited', 'being-checked'), 'desk')).toBe(
    'Awaited from the customer: 1 file with a page for the inside (Box A, item 1). For us: 1 file to check (Box B, item 2).',
  );
  expect(artworkSummary(items('change-wanted'), 'desk')).toBe('For us: 1 proof to change.');
  expect(artworkSummary(items('approved', 'approved'), 'customer')).toBe('');
});

test('of many items that wait for the same, as many are named as are read', () => {
  const files = (count: number) => items(...Array.from({ length: count }, () => 'awaiting-artwork' as const));
  const three = 'Box A, item 1; Box B, item 2; Box C, item 3';
  expect(artworkSummary(files(3), 'customer')).toBe(`Awaited from you: 3 files (${three}).`);
  expect(artworkSummary(files(5), 'customer')).toBe(`Awaited from you: 5 files (${three}; and 2 more).`);
});

test('a file that lacks the inside and has other faults is described with both', () => {
  expect(faultOfFile({ lacksInside: true, stops: 2 })).toBe(
    'it has no page for the inside, which is ordered with print, and its check found 2 more things that have to be mended',
  );
  expect(faultOfFile({ lacksInside: true, stops: 0 })).not.toContain('check');
  expect(faultOfFile({ lacksInside: false, stops: 1 })).toBe('its check found one thing that has to be mended');
});
