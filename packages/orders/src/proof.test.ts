import { describe, expect, test } from 'vitest';
import {
  afterArtworkEvent,
  artworkCycle,
  artworkEvents,
  artworkStates,
  artworkStepOf,
  artworkWaitsFor,
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
