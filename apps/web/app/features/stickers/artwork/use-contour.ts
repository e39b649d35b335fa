import type { Failure, Input, PlacedArtwork, Result, StickerContourRow } from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerTo } from '../../../answers.tsx';

/** The outline of the shape whose cut is traced around the picture. */
export const tracedOutline = 'die-cut';

type Asked = Input<'GetStickerContour'>;

/** From the page's loader: the cut of the stickers in the address. */
export interface FirstContour {
  readonly asked: Asked;
  readonly answer: Result<StickerContourRow>;
}

export interface LiveContour {
  /** The last cut that was traced around this picture; null before the first. */
  readonly contour: StickerContourRow | null;
  readonly isPending: boolean;
  /** Why no cut can be traced, or that the server couldn't be reached. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Never sent: the query is disabled while nothing is asked. */
const nothing: Asked = { artwork: { token: '', fit: 'fill', offset: 0, smoothing: 0 }, length: 1, width: 1 };

/**
 * The cut around the picture, for the shape that has such a cut. One request at a time, because each is work for the
 * server; the next one is for the latest choice.
 *
 * @param artwork null if no cut is wanted
 * @param size null while stickers can't be made in it
 */
export const useContour = (
  artwork: PlacedArtwork | null,
  size: OutlineSize | null,
  first: FirstContour | null,
): LiveContour => {
  const wanted = artwork === null || size === null ? null : { artwork, length: size.length, width: size.width };
  const [asked, setAsked] = useState(wanted);
  const isFirst = first !== null && isSame(asked, first.asked);
  const {
    data: answer,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...answerTo('GetStickerContour', asked ?? nothing),
    enabled: asked !== null,
    ...(isFirst ? { initialData: first.answer } : {}),
  });
  const isBehind = !isSame(asked, wanted);
  if (isBehind && !isFetching) setAsked(wanted);
  const [good, setGood] = useState<{ contour: StickerContourRow; token: string } | null>(null);
  if (asked !== null && answer?.ok && !isPlaceholderData && good?.contour !== answer.value) {
    setGood({ contour: answer.value, token: asked.artwork.token });
  }
  const failure = wanted === null || isBehind || isPlaceholderData || answer?.ok !== false ? null : answer.failure;
  const isOfThisPicture = failure === null && good !== null && good.token === artwork?.token;
  return {
    contour: isOfThisPicture ? good.contour : null,
    isPending: wanted !== null && (isFetching || isBehind),
    failure,
    retry: () => void refetch(),
  };
};

const isSame = (one: Asked | null, other: Asked | null): boolean => keyOf(one) === keyOf(other);

/** The fit doesn't change such a cut. */
const keyOf = (asked: Asked | null): string =>
  asked === null ? '' : [...lineOf(asked.artwork), asked.length, asked.width].join(' ');

/** What decides where the cut runs. */
const lineOf = ({ token, offset, smoothing, cut }: PlacedArtwork) => (cut ? [token, cut] : [token, offset, smoothing]);
