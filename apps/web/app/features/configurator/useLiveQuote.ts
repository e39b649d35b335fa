import type { Failure } from '@boxwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unreachable } from '../../unreachable.ts';
import type { Asked, KnownAnswers } from './ask-quote.ts';
import { type Configuration, writeConfiguration } from './configuration.ts';
import type { Quote } from './quote.ts';

export interface LiveQuote {
  /** The last quote that was answered; shown until the next one is there, so that nothing jumps. */
  readonly quote: Quote | null;
  /** Whether the quote is of an earlier configuration. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly place: string;
  readonly retry: () => void;
}

interface Shown extends Asked {
  /** The configuration that was asked about. */
  readonly key: string;
}

const loadAsking = () => import('./ask-quote.ts');

/** Fetches what asking will need, at the first sign that somebody is about to choose. */
export const prepareToAsk = (): void => {
  // What can't be fetched now is fetched when it is needed, and said then.
  loadAsking().catch(() => undefined);
  import('../../operations.ts').catch(() => undefined);
};

/** Keeps price, delivery and town in step with the configuration. An answer that comes too late is dropped. */
export const useLiveQuote = (
  configuration: Configuration,
  minimum: number,
  initial: Asked & { readonly configuration: Configuration },
): LiveQuote => {
  const key = keyOf(configuration);
  const [shown, setShown] = useState<Shown>(() => ({ ...initial, key: keyOf(initial.configuration) }));
  const [attempt, setAttempt] = useState(0);
  const answers = useRef(new Map() as KnownAnswers);
  const isCurrent = shown.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is told by its key, and an equal one is no reason to ask again.
  useEffect(() => {
    if (isCurrent && attempt === 0) return;
    const leaving = new AbortController();
    loadAsking()
      .then(({ askQuote }) => askQuote(configuration, minimum, answers.current, leaving.signal))
      .then(({ answer, place }) => {
        if (leaving.signal.aborted) return;
        setShown({ answer, place, key });
        setAttempt(0);
      })
      .catch(() => {
        if (leaving.signal.aborted) return;
        setShown({ answer: { ok: false, failure: { code: 'unavailable', text: unreachable } }, place: '', key });
        setAttempt(0);
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
