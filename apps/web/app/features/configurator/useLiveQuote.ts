import type { Failure } from '@boxwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unreachable } from '../../unreachable.ts';
import type { Asked, KnownAnswers } from './ask-quote.ts';
import { type Configuration, sides, writeConfiguration } from './configuration.ts';
import type { Offer, Quote } from './quote.ts';

export interface LiveQuote {
  /** The last quote that was answered; shown until the next one is there, so that nothing jumps. */
  readonly quote: Quote | null;
  /** What it is of. */
  readonly quoted: Configuration | null;
  /** Whether the quote is of an earlier configuration. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** Why the size of one's own can't be priced; the last quote stays then. */
  readonly sizeProblem: Failure | null;
  readonly place: string;
  readonly retry: () => void;
}

/** A quote, and what it is of. */
export interface GoodQuote {
  readonly quote: Quote;
  readonly configuration: Configuration;
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
  offer: Offer,
  initial: Asked & { readonly configuration: Configuration; readonly good: GoodQuote | null },
): LiveQuote => {
  const key = keyOf(configuration);
  const [shown, setShown] = useState<Shown>(() => ({ ...initial, key: keyOf(initial.configuration) }));
  const [good, setGood] = useState(initial.good);
  const [attempt, setAttempt] = useState(0);
  const answers = useRef(new Map() as KnownAnswers);
  const isCurrent = shown.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is told by its key, and an equal one is no reason to ask again.
  useEffect(() => {
    if (isCurrent && attempt === 0) return;
    const leaving = new AbortController();
    loadAsking()
      .then(({ askQuote }) => askQuote(configuration, offer, answers.current, leaving.signal))
      .then(({ answer, place }) => {
        if (leaving.signal.aborted) return;
        setShown({ answer, place, key });
        if (answer.ok) setGood({ quote: answer.quote, configuration });
        setAttempt(0);
      })
      .catch(() => {
        if (leaving.signal.aborted) return;
        setShown({ answer: { ok: false, failure: { code: 'unavailable', text: unreachable } }, place: '', key });
        setAttempt(0);
      });
    return () => leaving.abort();
  }, [key, isCurrent, attempt, offer]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const { answer } = shown;
  const failure = answer.ok ? null : answer.failure;
  const isOfSize = failure !== null && isCurrent && configuration.ownSize !== null && concernsSize(failure);
  return {
    quote: good?.quote ?? null,
    quoted: good?.configuration ?? null,
    isPending: !isCurrent || attempt > 0,
    failure: isOfSize ? null : failure,
    sizeProblem: isOfSize ? failure : null,
    place: isCurrent ? shown.place : '',
    retry,
  };
};

/** Sides out of the style's limits name their field; a blank that no press holds is of all three. */
const concernsSize = ({ code, field }: Failure): boolean =>
  sides.some((side) => side === field) || code === 'not_possible';

const keyOf = (configuration: Configuration): string => writeConfiguration(configuration).toString();
