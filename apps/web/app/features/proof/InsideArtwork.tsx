import { artworkInsideAddress, insidePageOf, type LineArtworkRow, placedPicture } from '@boxwright/contract';
import type { DrawnLine } from './FlatArtwork.tsx';
import { ProofDrawing } from './ProofDrawing.tsx';

interface InsideArtworkProps {
  line: Pick<DrawnLine, 'inside' | 'name'>;
  /** The file that is laid on the drawing. */
  shown: LineArtworkRow | undefined;
}

/** What is printed inside a box, on its drawing as it is seen from there. Nothing where nothing is printed inside. */
export function InsideArtwork({ line: { inside: work, name }, shown }: InsideArtworkProps) {
  if (work === null || shown === undefined || !shown.isKept || shown.artwork.byHand) return null;
  const { artwork, findings, insidePlacement } = shown;
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
              placed: insidePlacement ?? inTheMiddle(work, artwork),
            }}
            name={`${name}, inside`}
            findings={(findings ?? []).filter(({ side }) => side === 'inside')}
          />
          <p className="mt-2 text-[0.9375rem]">
            {insidePlacement === null
              ? findings === null
                ? `Page ${page} of the file. Where it lies isn’t known before it is checked, so it is only laid in the middle here.`
                : `Page ${page} of the file doesn’t fit the drawing, so it is only laid in its middle here.`
              : `Page ${page} of the file. The proof on paper shows it, and approving the proof approves both sides.`}
          </p>
        </>
      )}
    </figure>
  );
}

/** A page that isn't placed, only to be seen. It has the proportions of the page for the outside, as far as is known here. */
function inTheMiddle(work: NonNullable<DrawnLine['inside']>, artwork: LineArtworkRow['artwork']) {
  const { x, y, length, width } = placedPicture('rectangle', work, 'whole', artwork);
  return { length, width, matrix: [1, 0, 0, 1, x, y] as [number, number, number, number, number, number] };
}
