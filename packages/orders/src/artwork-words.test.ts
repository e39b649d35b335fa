import { expect, test } from 'vitest';
import { artworkActs, artworkSummary, faultOfFile } from './artwork-words.ts';
import { artworkStandings, artworkWaitsFor } from './proof.ts';

test('whoever has to do something reads what, and nobody else is asked', () => {
  expect(artworkStandings.filter((standing) => artworkActs[standing] !== undefined)).toEqual(
    artworkStandings.filter((standing) => artworkWaitsFor[standing] === 'customer'),
  );
});

test('all that an order waits for is counted, first what is awaited of its customer', () => {
  const standings = ['checking', 'proof-sent', 'awaiting-artwork', 'approved', 'help-wanted', 'proof-sent'] as const;
  expect(artworkSummary(standings, 'customer')).toBe(
    'Awaited from you: 1 file, 2 proofs to approve. With us: 1 item to help with, 1 proof to make.',
  );
  expect(artworkSummary(['change-wanted'], 'desk')).toBe('For us: 1 proof to change.');
  expect(artworkSummary(['inside-awaited', 'being-checked'], 'desk')).toBe(
    'Awaited from the customer: 1 file with a page for the inside. For us: 1 file to check.',
  );
  expect(artworkSummary(['approved'], 'customer')).toBe('');
});

test('a file that lacks the inside and has other faults is described with both', () => {
  expect(faultOfFile({ lacksInside: true, stops: 2 })).toBe(
    'it has no page for the inside, which is ordered with print, and its check found 2 more things that have to be mended',
  );
  expect(faultOfFile({ lacksInside: true, stops: 0 })).not.toContain('check');
  expect(faultOfFile({ lacksInside: false, stops: 1 })).toBe('its check found one thing that has to be mended');
});
