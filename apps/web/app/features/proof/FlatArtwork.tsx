import {
  artworkPreviewAddress,
  type LineArtworkRow,
  type ProofLineRow,
  type ProofRow,
  takesGloss,
} from '@boxwright/contract';
import { useState } from 'react';
import { wholeFile } from './FilePicture.tsx';
import type { DrawingPlace, FlatWork } from './flat-work.ts';
import { InkPanel } from './InkPanel.tsx';
import { ProofDrawing } from './ProofDrawing.tsx';
import type { PlacedFile } from './place-artwork.ts';

/** A line with its drawing, and where each file lies on it, by the file's id; null if it can't be drawn. */
export interface DrawnLine extends ProofLineRow {
  readonly work: FlatWork | null;
  readonly placed: Readonly<Record<number, PlacedFile>>;
  /** What is cut as it is seen from inside; null where nothing is printed there. */
  readonly inside: FlatWork | null;
}

interface FlatArtworkProps {
  line: DrawnLine;
  /** The file that is laid on the drawing. */
  shown: LineArtworkRow | undefined;
  /** The proof whose comments have pins; undefined before there is a valid one. */
  proof: ProofRow | undefined;
  /** What the drawing shows before there is a proof. */
  withoutProof: string;
  /** The place that a comment is being written about. */
  place?: DrawingPlace | null;
  onPlace?: ((place: DrawingPlace) => void) | undefined;
}

const pinStyle =
  'flex size-7 items-center justify-center rounded-full border-2 border-card font-bold text-[0.8125rem] text-white no-underline shadow';

/** The id of a comment in the page, which its pin leads to. */
export const commentId = (line: number, comment: number): string => `item-${line}-comment-${comment}`;

/** A line's artwork on its drawing, with what the check found and where comments are about. */
export function FlatArtwork({ line, shown, proof, withoutProof, place = null, onPlace }: FlatArtworkProps) {
  const { work, name, number } = line;
  const [on, setOn] = useState(wholeFile);
  if (work === null) return <p className="text-ink-soft">This item can’t be drawn here. The file below shows it.</p>;
  const isByHand = shown?.artwork.byHand === true;
  const placed = shown?.isKept ? line.placed[shown.id] : undefined;
  const picture = placed && shown ? { href: artworkPreviewAddress(shown.artwork.token), placed, on } : null;
  const pins = (proof?.comments ?? []).flatMap(({ id, place: at }, index) =>
    at === null
      ? []
      : [
          {
            key: id,
            place: at,
            mark: (
              <a href={`#${commentId(number, id)}`} className={`${pinStyle} bg-teal`}>
                <span className="sr-only">Comment </span>
                {index + 1}
              </a>
            ),
          },
        ],
  );
  const pending =
    place === null ? [] : [{ key: 'new', place, mark: <span className={`${pinStyle} bg-vermilion-deep`}>+</span> }];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">
        {proof === undefined ? (isByHand ? 'The drawing' : withoutProof) : `Proof ${proof.number}`}
      </figcaption>
      <ProofDrawing
        work={work}
        picture={picture}
        name={name}
        findings={(shown?.findings ?? []).filter(({ side }) => side !== 'inside')}
        pins={[...pins, ...pending]}
        onPlace={onPlace}
      />
      {placed?.isCertain === false ? (
        <p className="mt-2 text-[0.9375rem]">
          {shown?.findings === null
            ? 'Where this file lies on the drawing isn’t known before it is checked, so it is only laid in its middle here.'
            : 'This file doesn’t fit the drawing, so it is only laid in its middle here.'}
        </p>
      ) : null}
      {placed && shown ? (
        <InkPanel
          key={shown.artwork.token}
          token={shown.artwork.token}
          printsWhite={line.sticker?.hasOwnWhite ?? false}
          shines={shown.artwork.hasGloss && takesGloss(line.coating?.code)}
          onShow={setOn}
        />
      ) : null}
      {isByHand && shown?.isKept ? (
        <p className="mt-2 text-[0.9375rem]">
          The file is too large to be shown here or checked by the program. We check it by hand, and lay it on the
          drawing ourselves.
        </p>
      ) : null}
      {shown?.isKept === false ? (
        <p className="mt-2 text-[0.9375rem]">The file isn’t kept any more, because the order is old.</p>
      ) : null}
    </figure>
  );
}
