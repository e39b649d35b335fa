import type { ProofRow } from '@boxwright/contract';
import type { SidePlace } from './flat-work.ts';
import type { DrawingPin } from './ProofDrawing.tsx';

/** What a drawing needs to show the places that comments are about, and to take another one. */
export interface Pinned {
  /** The proof whose comments have pins; undefined before there is a valid one. */
  readonly proof: ProofRow | undefined;
  /** The place that a comment is being written about. */
  readonly place?: SidePlace | null | undefined;
  readonly onPlace?: ((place: SidePlace) => void) | undefined;
}

const pinStyle =
  'flex size-7 items-center justify-center rounded-full border-2 border-card font-bold text-[0.8125rem] text-white no-underline shadow';

/** The id of a comment in the page, which its pin leads to. */
export const commentId = (line: number, comment: number): string => `item-${line}-comment-${comment}`;

const Pin = ({ href, number }: { href: string; number: number }) => (
  <a href={href} className={`${pinStyle} bg-teal`}>
    <span className="sr-only">Comment </span>
    {number}
  </a>
);

/**
 * The pins of the comments on a proof that are about a place of one side.
 *
 * @param line the number of the line
 */
export function commentPins({ proof, place = null }: Pinned, line: number, side?: 'inside'): DrawingPin[] {
  const pins = (proof?.comments ?? []).flatMap(({ id, place: at }, index) => {
    return at === null || at.side !== side
      ? []
      : [{ key: id, place: at, mark: <Pin href={`#${commentId(line, id)}`} number={index + 1} /> }];
  });
  if (place === null || place.side !== side) return pins;
  return [...pins, { key: 'new', place, mark: <span className={`${pinStyle} bg-vermilion-deep`}>+</span> }];
}
