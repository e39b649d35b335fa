import type { Board, Coating, Variant } from '@boxwright/contract';
import type { RefObject } from 'react';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import { inOwnSize } from '../../features/configurator/own-size.ts';
import type { CustomiserData } from './load-customiser.ts';

/** The box on the screen, which may be a moment behind the chosen one. */
export interface SeenBox {
  readonly data: CustomiserData;
  readonly variant: Variant | undefined;
  /** The last custom size that has a price; null for the variant's. */
  readonly ownSize: OwnSize | null;
  readonly board: Board | undefined;
  readonly coating: Coating | undefined;
  /** Token of the file that it is printed with. */
  readonly artwork: string | null;
  /** Where the buyer has put that file. */
  readonly place: string | null;
  /** How it is printed. */
  readonly print: string;
  /** The chosen box and its note as the query of a link to it; always up to date. */
  readonly shared: RefObject<string>;
  readonly hasNote: boolean;
}

/** The box in its size, and whether the page's first pictures and drawing show it. */
export const seenBox = ({
  data,
  variant: chosen,
  ownSize,
  board,
}: Omit<SeenBox, 'coating' | 'artwork' | 'place' | 'print' | 'shared' | 'hasNote'>) => {
  const initial = data.first.choice;
  const variant = chosen && ownSize ? inOwnSize(chosen, ownSize) : chosen;
  const isFirstBox = variant !== undefined && variant.id === initial.variantId && isSameSize(variant, data.firstSize);
  return { variant, isFirstBox, isFirst: isFirstBox && board?.id === initial.boardId };
};

const isSameSize = (one: Variant, other: Pick<Variant, 'length' | 'width' | 'height'> | null): boolean =>
  one.length === other?.length && one.width === other.width && one.height === other.height;
