import type { Result } from '@boxwright/contract';

/** A busy shop names a time of seconds; after so many tries the visitor decides. */
const mostTries = 6;
const longestWait = 10;

/** Waits while the shop is too busy, as long as it asks for, and tries again. */
export async function whenFree<T>(step: () => Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await step();
    const wait =
      answer.ok || answer.failure.code !== 'unavailable' ? 0 : Number(answer.failure.details?.['retry_after']);
    if (!(wait > 0 && wait <= longestWait) || tries === mostTries || signal.aborted) return answer;
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
}
