import type { LineArtworkRow } from '@boxwright/contract';
import type { DrawnLine } from './FlatArtwork.tsx';
import { InsideDrawing } from './InsideDrawing.tsx';

interface InsideArtworkProps {
  line: Pick<DrawnLine, 'inside' | 'name'>;
  /** The file that is laid on the drawing. */
  shown: LineArtworkRow | undefined;
}

/** What is printed inside the box of a line. Nothing where nothing is printed inside. */
export function InsideArtwork({ line: { inside: work, name }, shown }: InsideArtworkProps) {
  if (work === null || shown === undefined || !shown.isKept || shown.artwork.byHand) return null;
  const { artwork, findings, insidePlacement } = shown;
  return (
    <InsideDrawing
      {...{ work, name, artwork, findings }}
      placement={insidePlacement}
      placed="The proof on paper shows it, and approving the proof approves both sides."
    />
  );
}
