import { describe, expect, test } from 'vitest';
import {
  afterArtworkEvent,
  artworkCycle,
  artworkEvents,
  artworkNameOf,
  artworkStandingNames,
  artworkStandings,
  artworkStates,
  artworkStepOf,
  artworkThatWaitsFor,
  artworkWaitsFor,
  isFileAwaited,
  proofNameOf,
  proofStates,
  whyNotPrinted,
} from './proof.ts';

describe.each(artworkStates)('artwork that is %s', (state) => {
  test('goes on: something can happen to it', () => {
    expect(Object.keys(artworkCycle[state])).not.toEqual([]);
  });

  test('is printed only if nobody has to do anything any more', () => {
    expect(whyNotPrinted(state) === null).toBe(artworkWaitsFor[state] === 'nobody');
  });

  test('is looked at anew when another file comes, and shows no valid proof then', () => {
    const step = afterArtworkEvent(state, 'artwork-came');
    expect(step?.to).toBe('checking');
    if (state !== 'awaiting-artwork') expect(step?.proof).toBe('superseded');
  });
});

test('it is approved in one way only: a sent proof is approved', () => {
  const ways = artworkStates.flatMap((state) =>
    artworkEvents.filter((event) => afterArtworkEvent(state, event)?.to === 'approved').map((event) => [state, event]),
  );
  expect(ways).toEqual([['proof-sent', 'proof-approved']]);
});

test('each state but the first can be reached', () => {
  const reached = new Set(artworkStates.flatMap((state) => Object.values(artworkCycle[state]).map((step) => step?.to)));
  expect(artworkStates.filter((state) => !reached.has(state))).toEqual(['awaiting-artwork']);
});

test('an order stands where its customer has something to do, then where we have', () => {
  expect(artworkStepOf(['approved', 'checking', 'proof-sent'])).toBe('proof-sent');
  expect(artworkStepOf(['change-wanted', 'approved'])).toBe('change-wanted');
  expect(artworkStepOf(['approved'])).toBeNull();
  expect(artworkStepOf([])).toBeNull();
});

test.each([
  ['checking', 'proof-issued', { to: 'proof-sent', proof: 'superseded' }],
  ['proof-sent', 'proof-issued', { to: 'proof-sent', proof: 'superseded' }],
  ['proof-sent', 'proof-withdrawn', { to: 'checking', proof: 'superseded' }],
  ['proof-sent', 'change-asked', { to: 'change-wanted', proof: 'change-wanted' }],
  ['proof-sent', 'proof-approved', { to: 'approved', proof: 'approved' }],
  ['change-wanted', 'proof-issued', { to: 'proof-sent', proof: 'superseded' }],
  // The customer has thought again: the same proof is open once more.
  ['approved', 'approval-withdrawn', { to: 'proof-sent', proof: 'sent' }],
  // An approval is withdrawn first.
  ...(['checking', 'proof-sent', 'change-wanted'] as const).map(
    (state) => [state, 'artwork-taken-off', { to: null, proof: 'superseded' }] as const,
  ),
  ['approved', 'artwork-taken-off', null],
  ['awaiting-artwork', 'proof-issued', null],
  ['approved', 'proof-issued', null],
  ['checking', 'proof-approved', null],
] as const)('when it is %s, %s does %j', (state, event, step) => {
  expect(afterArtworkEvent(state, event)).toEqual(step);
});

test('the first file supersedes no proof', () => {
  expect(afterArtworkEvent('awaiting-artwork', 'artwork-came')).toEqual({ to: 'checking' });
});

test('the customer sends, mends, approves and answers; we help, and make proofs and their changes', () => {
  expect(artworkThatWaitsFor('customer')).toEqual(['awaiting-artwork', 'inside-awaited', 'mend-awaited', 'proof-sent']);
  expect(artworkThatWaitsFor('us')).toEqual(['help-wanted', 'being-checked', 'checking', 'change-wanted']);
});

test('while a file is awaited, the customer has a file to send and nothing to decide', () => {
  expect(artworkStandings.filter(isFileAwaited)).toEqual(['awaiting-artwork', 'inside-awaited', 'mend-awaited']);
});

test.each([
  ['awaiting-artwork', 'Artwork awaited', 'its artwork hasn’t come yet.'],
  ['help-wanted', 'Help with artwork wanted', 'the customer wants help with its artwork.'],
  [
    'inside-awaited',
    'Artwork of the inside awaited',
    'its file has a page for the outside and none for the inside, which is ordered with print: neither side has an approved proof.',
  ],
  ['mend-awaited', 'Mended artwork awaited', 'the check of its file found something that has to be mended.'],
  ['being-checked', 'File being checked', 'its file is being checked.'],
  ['checking', 'Proof being made', 'its proof hasn’t been sent yet.'],
  ['proof-sent', 'Proof to approve', 'its proof isn’t approved yet.'],
  ['change-wanted', 'Change asked for', 'the customer wants a change in its proof.'],
  ['approved', 'Approved for print', null],
] as const)('artwork that is %s reads “%s”, and isn’t printed because %j', (state, name, why) => {
  expect([artworkStandingNames[state], whyNotPrinted(state)]).toEqual([name, why]);
});

test('staff may let a line be printed in any state, and a line without print needs nothing', () => {
  for (const state of artworkStates) expect(whyNotPrinted(state, true)).toBeNull();
  expect(whyNotPrinted(null)).toBeNull();
});

test('each proof reads as its state', () => {
  const names = (isCancelled: boolean) => proofStates.map((state) => proofNameOf(state, isCancelled));
  expect(names(false)).toEqual(['To approve', 'Change asked for', 'Approved', 'Superseded']);
  // Nobody is asked to approve a proof of a cancelled order.
  expect(names(true)).toEqual(['Not decided', 'Change asked for', 'Approved', 'Superseded']);
});

test('what is agreed, or of a cancelled order, is named so before anything is printed', () => {
  expect(artworkNameOf('proof-sent', true)).toBe('Agreed for print');
  expect(artworkNameOf('approved', true)).toBe('Approved for print');
  for (const standing of artworkStandings) expect(artworkNameOf(standing, false, true)).toBe('Not printed');
});
