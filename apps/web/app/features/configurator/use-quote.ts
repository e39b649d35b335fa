import type { BoxLimits, BoxPrice, Failure, LadderStepRow, Output, Result } from '@boxwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerTo } from '../../answers.tsx';
import { loadOperations } from '../../api.ts';
import { type BoxChoice, countOf, isSameChoice, type OwnSize, sides, typedSize } from './box-choice.ts';
import { quoteInput } from './quote-input.ts';

export type Quote = Output<'GetQuote'>;

/** A quote, and the choice it belongs to. */
export interface GoodQuote {
  readonly quote: Quote;
  readonly choice: BoxChoice;
}

/** The inside size of a quoted box that is made to measure; null for a variant's. */
export const insideOf = ({ quote, choice: { ownSize } }: GoodQuote): OwnSize | null =>
  ownSize?.measured === undefined ? ownSize : typedSize(quote.inside);

/** Data from the page's loader. */
export interface FirstQuote {
  readonly choice: BoxChoice;
  readonly answer: Result<Quote>;
  /** The quote of the first choice; if that can't be quoted, the quote of its variant's size. */
  readonly good: GoodQuote | null;
}

export interface LiveQuote {
  /** The last quote; shown until the next one has arrived, so that the layout doesn't jump. */
  readonly quote: Quote | null;
  /** The choice it belongs to. */
  readonly quoted: BoxChoice | null;
  /** Its inside size, if it is made to measure. */
  readonly quotedSize: OwnSize | null;
  /** Whether the quote of the current choice is still loading. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** Why the custom size can't be priced; the last quote stays then. */
  readonly sizeProblem: Failure | null;
  readonly retry: () => void;
  /** Asks for the quote of the next choice, before the page is rendered with it. */
  readonly askFor: (choice: BoxChoice) => void;
}

/** Preloads the script for API calls as soon as the buyer seems about to choose. */
export const prepareToAsk = (): void => {
  // If this fails, the script is loaded when it is needed, and errors are shown then.
  loadOperations().catch(() => undefined);
};

/**
 * Keeps the quote in step with the choice. The page's quote is the same for everybody; a customer's own quote, without
 * the dies that they have paid for, is fetched.
 *
 * @param quantitiesOf the quantities that the screen shows beside the chosen one
 * @param customerId the signed-in customer, where the screen names their dies
 */
export const useQuote = (
  choice: BoxChoice,
  limits: BoxLimits,
  quantitiesOf: (choice: BoxChoice, limits: BoxLimits) => number[],
  first: FirstQuote,
  customerId: number | null = null,
): LiveQuote => {
  const client = useQueryClient();
  const quoteOf = (wanted: BoxChoice) =>
    answerTo('GetQuote', quoteInput(wanted, limits, quantitiesOf(wanted, limits), customerId));
  const {
    data: answer,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...quoteOf(choice),
    ...(customerId === null && isSameChoice(choice, first.choice) ? { initialData: first.answer } : {}),
  });
  const [good, setGood] = useState(first.good);
  if (answer?.ok && !isPlaceholderData && good?.quote !== answer.value) setGood({ quote: answer.value, choice });

  const failure = answer === undefined || answer.ok ? null : answer.failure;
  const isOfSize = failure !== null && concernsSize(failure);
  const isOwnSize = choice.ownSize !== null;
  return {
    quote: good?.quote ?? null,
    quoted: good?.choice ?? null,
    quotedSize: good && insideOf(good),
    isPending: isFetching,
    // The error of a custom size doesn't apply any more once a variant's size was chosen instead.
    failure: isOfSize && (isOwnSize || isPlaceholderData) ? null : failure,
    sizeProblem: isOfSize && isOwnSize ? failure : null,
    retry: () => void refetch(),
    askFor: (next) => void client.prefetchQuery(quoteOf(next)),
  };
};

/** Errors about one dimension belong to its field; a blank that is too large for the presses concerns all three. */
const concernsSize = ({ code, field }: Failure): boolean =>
  sides.some((side) => side === field) || code === 'not_possible';

/** The price of a quantity in the last quote: its own price (maybe a quotation's), or a step of its ladder. */
export const priceOf = (
  { quote, quoted }: Pick<LiveQuote, 'quote' | 'quoted'>,
  quantity: number,
): BoxPrice | LadderStepRow | undefined =>
  quoted && countOf(quoted) === quantity && quote?.price
    ? quote.price
    : quote?.steps.find((step) => step.quantity === quantity);
