import { type Coating, type Failure, type Output, takesGloss } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { useAnswerInIsland } from '../../../answer-in-island.ts';
import { answerTo } from '../../../answers.tsx';
import type { BoxChoice } from '../../../features/configurator/box-choice.ts';

/** A box that a file is checked against: its style, inside size and board. */
export interface PrintedBox {
  readonly style: string;
  /** In mm. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly boardId: number;
  readonly caliper: number;
  /** How it is printed; left out for full colour. */
  readonly print?: string;
}

/** The token of the file that a box is printed with, and where its buyer has put it. */
export type FileOfBox = Pick<BoxChoice, 'artwork' | 'place'>;

/** A size is still being typed until it hasn't changed for so many ms; each check is seconds of work for the server. */
const typing = 600;

/** How a file lies on a box; on its inside only once its check has ended. */
export type LaidOnBox = Output<'GetPicturePlacement'> & Partial<Pick<Output<'GetArtworkPlacement'>, 'insidePlacement'>>;

interface ArtworkCheck {
  /** How the file lies on the box: of a picture that is known before its check has ended; null until it is. */
  readonly laid: LaidOnBox | null;
  /** What the check of this file against this box has found; null until it has. */
  readonly checked: Output<'GetArtworkPlacement'> | null;
  /** Why it can't be checked. */
  readonly failure: Failure | null;
  readonly isChecking: boolean;
  readonly retry: () => void;
}

/**
 * Checks a file in its place against a box, again whenever either changes. Several parts of a page share one check.
 *
 * @param coating of the printed side; only one that shines where the file says so matters to the check
 */
export const useArtworkCheck = (
  { artwork: token, place }: FileOfBox,
  box: PrintedBox | null,
  coating: OuterCoating,
): ArtworkCheck => {
  const isSettled = useSettled(JSON.stringify([place, box]));
  const input = fileAgainst(box ?? noBox, { artwork: token ?? '', place }, coating);
  const enabled = token !== null && box !== null && isSettled;
  const { data, isFetching, isPlaceholderData, refetch } = useAnswerInIsland({
    ...answerTo('GetArtworkPlacement', input),
    enabled,
  });
  const atOnce = useAnswerInIsland({ ...answerTo('GetPicturePlacement', input), enabled });
  // The answer about another size or place isn't shown as if it were about this one.
  const answer = token === null || box === null || isPlaceholderData ? undefined : data;
  const checked = answer?.ok ? answer.value : null;
  const picture = enabled && !atOnce.isPlaceholderData && atOnce.data?.ok ? atOnce.data.value : null;
  return {
    laid: checked ?? (picture?.placement ? picture : null),
    checked,
    failure: answer?.ok === false && !isFetching ? answer.failure : null,
    isChecking: token !== null && box !== null && (answer === undefined || isFetching) && !answer?.ok,
    retry: () => void refetch(),
  };
};

/** What is asked for about a file against a box, once with its check and once, sooner, with its place alone. */
export const fileAgainst = (
  box: PrintedBox,
  { artwork, place }: { readonly artwork: string; readonly place: string | null },
  coating: OuterCoating,
) => ({ artwork, place, ...box, coat: takesGloss(coating?.code) ? coating?.code : undefined });

type OuterCoating = Pick<Coating, 'code'> | undefined;

/** Never sent: nothing is checked without a box. */
const noBox: PrintedBox = { style: '', length: 1, width: 1, height: 1, boardId: 0, caliper: 0 };

/** Whether box and place have stayed the same for a while. The first ones count as settled. */
const useSettled = (box: string): boolean => {
  const [settled, setSettled] = useState(box);
  useEffect(() => {
    if (box === settled) return;
    const timer = setTimeout(() => setSettled(box), typing);
    return () => clearTimeout(timer);
  }, [box, settled]);
  return box === settled;
};
