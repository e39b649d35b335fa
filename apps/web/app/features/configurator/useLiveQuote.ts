import type { Failure, OperationName, Output, Result } from '@boxwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { type Configuration, writeConfiguration } from './configuration.ts';
import { loadPlace } from './place.ts';
import { type Caller, type Quote, type QuoteAnswer, quoteFor } from './quote.ts';

export interface LiveQuote {
  /** The last quote that was answered; shown until the next one is there, so that nothing jumps. */
  readonly quote: Quote | null;
  /** Whether the quote is of an earlier configuration. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly place: string;
  readonly retry: () => void;
}

interface Shown {
  readonly answer: QuoteAnswer;
  readonly place: string;
  readonly key: string;
}

/** Keeps price, delivery and town in step with the configuration. An answer that comes too late is dropped. */
export const useLiveQuote = (
  configuration: Configuration,
  minimum: number,
  initial: { readonly configuration: Configuration; readonly answer: QuoteAnswer; readonly place: string },
): LiveQuote => {
  const key = keyOf(configuration);
  const [shown, setShown] = useState<Shown>(() => ({ ...initial, key: keyOf(initial.configuration) }));
  const [attempt, setAttempt] = useState(0);
  const answers = useRef(new Map<string, Result<unknown>>());
  const isCurrent = shown.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is told by its key, and an equal one is no reason to ask again.
  useEffect(() => {
    if (isCurrent && attempt === 0) return;
    const leaving = new AbortController();
    const ask = remembering(answers.current, leaving.signal);
    Promise.all([quoteFor(ask, configuration, minimum), loadPlace(ask, configuration.pincode)])
      .then(([answer, place]) => {
        if (leaving.signal.aborted) return;
        setShown({ answer, place, key });
        setAttempt(0);
      })
      .catch((problem: unknown) => {
        if (!leaving.signal.aborted) throw problem;
      });
    return () => leaving.abort();
  }, [key, isCurrent, attempt, minimum]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const { answer } = shown;
  return {
    quote: answer.ok ? answer.quote : null,
    isPending: !isCurrent || attempt > 0,
    failure: answer.ok ? null : answer.failure,
    place: isCurrent ? shown.place : '',
    retry,
  };
};

const keyOf = (configuration: Configuration): string => writeConfiguration(configuration).toString();

/** Asks each thing once: going back to an earlier choice is instant. Failures are asked again. */
const remembering =
  (answers: Map<string, Result<unknown>>, signal: AbortSignal): Caller =>
  async (name, input) => {
    const question = `${name} ${JSON.stringify(input)}`;
    const known = answers.get(question);
    if (known !== undefined) return known as Result<Output<OperationName>> as never; // stored under this very question
    const answer = await call(name, input, { signal });
    if (answer.ok) answers.set(question, answer);
    return answer;
  };
