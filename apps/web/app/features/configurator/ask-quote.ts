import type { Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import type { Configuration } from './configuration.ts';
import { loadPlace } from './place.ts';
import { type Caller, type Offer, type QuoteAnswer, quoteFor } from './quote.ts';

export interface Asked {
  readonly answer: QuoteAnswer;
  readonly place: string;
}

/** Answers of this visit by question. */
export type KnownAnswers = Map<string, Result<unknown>>;

/** Price, delivery and town of a configuration, over HTTP. Fetched when the first choice is made. */
export const askQuote = async (
  configuration: Configuration,
  offer: Offer,
  known: KnownAnswers,
  signal: AbortSignal,
): Promise<Asked> => {
  const ask = remembering(known, signal);
  const [answer, place] = await Promise.all([
    quoteFor(ask, configuration, offer),
    loadPlace(ask, configuration.pincode),
  ]);
  return { answer, place };
};

/** Asks each thing once: going back to an earlier choice is instant. Failures are asked again. */
const remembering =
  (answers: KnownAnswers, signal: AbortSignal): Caller =>
  async (name, input) => {
    const question = `${name} ${JSON.stringify(input)}`;
    const known = answers.get(question);
    if (known !== undefined) return known as never; // stored under this very question
    const answer = await call(name, input, { signal });
    if (answer.ok) answers.set(question, answer);
    return answer;
  };
