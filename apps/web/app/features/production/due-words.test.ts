import type { JobRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { whyNoDay } from './due-words.ts';

// Only what the words depend on.
const job = (proof: { state: string; isWaived: boolean } | null) => ({ proof }) as unknown as Pick<JobRow, 'proof'>;

test('a job without a day says that it waits for the approval of its proof, if it does', () => {
  const waits = 'No day yet: it counts from the approval of the proof';
  expect(whyNoDay(job({ state: 'proof-sent', isWaived: false }))).toBe(waits);
  for (const proof of [null, { state: 'approved', isWaived: false }, { state: 'checking', isWaived: true }])
    expect(whyNoDay(job(proof))).toBe('No day promised');
});
