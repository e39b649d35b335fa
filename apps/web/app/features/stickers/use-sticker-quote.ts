import {
  type Failure,
  firstBroken,
  type Input,
  lengthUnreadable,
  type Output,
  type Result,
  type StickerPriceRow,
  stickerSizeRules,
} from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerTo } from '../../answers.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import { isSameSelection, type StickerSelection, sizeOf, stickersIn } from './sticker-choice.ts';

type StickerQuote = Output<'GetStickerQuote'>;

/** A problem of a size, at one side or at both. */
type SizeProblem = Pick<Failure, 'text' | 'field'>;

/** Data from the page's loader. */
export interface FirstStickerQuote {
  readonly selection: StickerSelection;
  /** Null if the address has no size to price: it is missing or too large. */
  readonly answer: Result<StickerQuote> | null;
}

export interface LiveStickerQuote {
  /** The last quote, whose ladder and sheet are shown until the next one has arrived. */
  readonly quote: StickerQuote | null;
  /** The stickers it belongs to. */
  readonly quoted: StickerSelection | null;
  /** Null if there are too few stickers, or if the size can't be priced. */
  readonly price: StickerPriceRow | null;
  readonly isPending: boolean;
  /** Whether it has been pending for so long that this should show. */
  readonly isLate: boolean;
  readonly failure: Failure | null;
  readonly sizeProblem: SizeProblem | null;
  /** The server's refusal of the quantity. */
  readonly quantityProblem: string | null;
  /** Problem of the picture: it no longer exists, or no cut can be traced around it. */
  readonly artworkProblem: string | null;
  readonly retry: () => void;
}

/** The rule that the typed size breaks, as far as the browser knows the rules. */
export const typedSizeProblem = (selection: StickerSelection): SizeProblem | null => {
  const { length, width } = sizeOf(selection);
  if (Number.isNaN(length) || Number.isNaN(width)) {
    const field = Number.isNaN(length) ? 'length' : 'width';
    return { field, text: lengthUnreadable(`the ${field}`) };
  }
  if (length === null || width === null) return null;
  const broken = firstBroken(stickerSizeRules, { length, width });
  return broken === undefined ? null : { field: broken.field, text: broken.text };
};

/** The size if stickers can be made in it, as far as the browser knows the rules. */
export const goodSize = (selection: StickerSelection): OutlineSize | null => {
  const { length, width } = sizeOf(selection);
  if (length === null || width === null || typedSizeProblem(selection) !== null) return null;
  return length > 0 && width > 0 ? { length, width } : null;
};

/**
 * Input of `GetStickerQuote` for a choice; null while there is nothing to price: something is missing, or a message
 * about the size is shown. With too few stickers only other quantities are priced.
 */
export const stickerQuoteInput = (
  selection: StickerSelection,
  least: number,
  customerId: number | null,
): Input<'GetStickerQuote'> | null => {
  const { shapeId, materialId, artwork, quotation } = selection;
  const size = goodSize(selection);
  const quantity = stickersIn(selection);
  if (shapeId === null || materialId === null || size === null) return null;
  return {
    shape: String(shapeId),
    material: String(materialId),
    ...size,
    artwork,
    customerId,
    quantity: quantity !== null && quantity >= least ? quantity : null,
    quotation,
  };
};

/** Never sent: the query of a choice without a price is disabled. */
const nothing: Input<'GetStickerQuote'> = { shape: '', material: '', length: null, width: null, customerId: null };

/**
 * Asks for the quote of the next choice, before the page is rendered with it; not with a picture, which may need a cut
 * first.
 */
export const useAskAhead = (least: number, customerId: number | null) => {
  const client = useQueryClient();
  return (next: StickerSelection): void => {
    const input = stickerQuoteInput(next, least, customerId);
    if (input !== null && next.artwork === null) void client.prefetchQuery(answerTo('GetStickerQuote', input));
  };
};

interface GoodQuote {
  /** As the server returned it. */
  readonly answered: StickerQuote;
  /** The same, but unchanged parts are the objects of the quote before, so that they aren't rendered anew. */
  readonly quote: StickerQuote;
  readonly selection: StickerSelection;
}

const goodQuote = (before: GoodQuote | null, answered: StickerQuote, selection: StickerSelection): GoodQuote => ({
  answered,
  quote: replaceEqualDeep(before?.quote, answered),
  selection,
});

/**
 * Keeps the quote in step with the choice. The page's quote is the same for everybody; a customer's own is fetched.
 *
 * @param isWaiting whether the cut that the price depends on is still being traced; the quote is requested after it
 */
export const useStickerQuote = (
  selection: StickerSelection,
  least: number,
  first: FirstStickerQuote,
  isWaiting: boolean,
  customerId: number | null = null,
): LiveStickerQuote => {
  const [settled, setSettled] = useState(selection);
  if (!isWaiting && settled !== selection) setSettled(selection);
  const asked = isWaiting ? settled : selection;
  const input = stickerQuoteInput(asked, least, customerId);
  const {
    data: answer,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...answerTo('GetStickerQuote', input ?? nothing),
    enabled: input !== null,
    ...(customerId === null && first.answer !== null && isSameSelection(asked, first.selection)
      ? { initialData: first.answer }
      : {}),
  });
  const [good, setGood] = useState(() =>
    first.answer?.ok ? goodQuote(null, first.answer.value, first.selection) : null,
  );
  if (input !== null && answer?.ok && !isPlaceholderData && good?.answered !== answer.value) {
    setGood(goodQuote(good, answer.value, asked));
  }
  const isPending = isFetching || isWaiting;
  const isLate = useLasting(isPending);
  const failure = input === null || answer === undefined || answer.ok ? null : answer.failure;
  const isOf = (field: string) => failure?.field === field;
  const isOfSize = isOf('length') || isOf('width');
  const isCurrent = !isPlaceholderData;
  const hasPrice = input !== null && input.quantity !== null && failure === null;
  return {
    quote: good?.quote ?? null,
    quoted: good?.selection ?? null,
    price: hasPrice ? (good?.quote.price ?? null) : null,
    isPending,
    isLate,
    failure: isOfSize || isOf('quantity') || isOf('artwork') ? null : failure,
    sizeProblem: typedSizeProblem(selection) ?? (isOfSize && isCurrent && failure ? failure : null),
    quantityProblem: isOf('quantity') && isCurrent && failure ? failure.text : null,
    artworkProblem: isOf('artwork') && isCurrent && failure ? failure.text : null,
    retry: () => void refetch(),
  };
};
