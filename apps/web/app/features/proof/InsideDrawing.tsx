import {
  type ArtworkRow,
  artworkInsideAddress,
  type FindingRow,
  insidePageOf,
  placedPicture,
} from '@boxwright/contract';
import { useState } from 'react';
import { wholeFile } from './FilePicture.tsx';
import type { DrawingPlace, FlatWork } from './flat-work.ts';
import { InkPanel } from './InkPanel.tsx';
import { type DrawingPin, ProofDrawing } from './ProofDrawing.tsx';
import { fittedWords, type PlacedFile } from './place-artwork.ts';

interface InsideDrawingProps {
  /** What is cut, as it is seen from inside. */
  work: FlatWork;
  /** Of the item. */
  name: string;
  artwork: ArtworkRow;
  placement: InsidePlacement | null;
  /** What its check has found, of both sides; null until it has ended. */
  findings: readonly FindingRow[] | null;
  /** Shown below a page that lies on the drawing. */
  placed: string;
  pins?: readonly DrawingPin[];
  onPlace?: ((place: DrawingPlace) => void) | undefined;
}

type InsidePlacement = Pick<PlacedFile, 'length' | 'width' | 'matrix'>;

/** What is printed inside a box, on its drawing as it is seen from there. */
export function InsideDrawing({ work, name, artwork, placement, findings, placed, pins, onPlace }: InsideDrawingProps) {
  const [on, setOn] = useState(wholeFile);
  const page = insidePageOf(artwork);
  return (
    <figure className="mt-6 min-w-0">
      <figcaption className="mb-2 font-semibold">The inside, as seen from inside</figcaption>
      {page === null ? (
        <p className="text-[0.9375rem]">
          It is ordered with print, and {artwork.name} has no page for it. One PDF of two pages is needed: the outside
          first, then the inside, as seen from inside. No proof is sent before.
        </p>
      ) : (
        <>
          <ProofDrawing
            work={work}
            side="inside"
            picture={{
              href: artworkInsideAddress(artwork.token),
              placed: placement ?? inTheMiddle(work, artwork),
              on,
            }}
            name={`${name}, inside`}
            findings={(findings ?? []).filter(({ side }) => side === 'inside')}
            {...(pins && { pins })}
            onPlace={onPlace}
          />
          <p className="mt-2 text-[0.9375rem]">
            {placement === null
              ? fittedWords(`page ${page} of the file`, findings !== null)
              : `Page ${page} of the file. ${placed}`}
          </p>
          {artwork.kind === 'pdf' ? (
            <InkPanel
              key={artwork.token}
              token={artwork.token}
              of={name}
              side="inside"
              printsWhite={false}
              shines={false}
              onShow={setOn}
            />
          ) : null}
        </>
      )}
    </figure>
  );
}

/** A page that isn't placed, only to be seen. It has the proportions of the page for the outside, as far as is known here. */
function inTheMiddle(work: FlatWork, artwork: ArtworkRow): InsidePlacement {
  const { x, y, length, width } = placedPicture('rectangle', work, 'whole', artwork);
  return { length, width, matrix: [1, 0, 0, 1, x, y] };
}
