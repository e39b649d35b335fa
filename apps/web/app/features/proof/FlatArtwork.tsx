import { artworkPreviewAddress, type LineArtworkRow, type ProofLineRow, takesGloss } from '@boxwright/contract';
import { useState } from 'react';
import { commentPins, type Pinned } from './comment-pins.tsx';
import { wholeFile } from './FilePicture.tsx';
import type { FlatWork } from './flat-work.ts';
import { InkPanel } from './InkPanel.tsx';
import { ProofDrawing } from './ProofDrawing.tsx';
import { fittedWords, type PlacedFile } from './place-artwork.ts';

/** A line with its drawing, and where each file lies on it, by the file's id; null if it can't be drawn. */
export interface DrawnLine extends ProofLineRow {
  readonly work: FlatWork | null;
  readonly placed: Readonly<Record<number, PlacedFile>>;
  /** What is cut as it is seen from inside; null where nothing is printed there. */
  readonly inside: FlatWork | null;
}

interface FlatArtworkProps extends Pinned {
  line: DrawnLine;
  /** The file that is laid on the drawing. */
  shown: LineArtworkRow | undefined;
  /** What the drawing shows before there is a proof. */
  withoutProof: string;
}

/** A line's artwork on its drawing, with what the check found and where comments are about. */
export function FlatArtwork({ line, shown, withoutProof, ...pinned }: FlatArtworkProps) {
  const { proof, onPlace } = pinned;
  const { work, name, number } = line;
  const [on, setOn] = useState(wholeFile);
  if (work === null) return <p className="text-ink-soft">This item can’t be drawn here. The file below shows it.</p>;
  const isByHand = shown?.artwork.byHand === true;
  const placed = shown?.isKept ? line.placed[shown.id] : undefined;
  const picture = placed && shown ? { href: artworkPreviewAddress(shown.artwork.token), placed, on } : null;
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
        pins={commentPins(pinned, number)}
        onPlace={onPlace}
      />
      {placed?.isCertain === false ? (
        <p className="mt-2 text-[0.9375rem]">{fittedWords('this file', shown?.findings !== null)}</p>
      ) : null}
      {placed && shown ? (
        <InkPanel
          key={shown.artwork.token}
          token={shown.artwork.token}
          of={name}
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
