import type { LineArtworkRow } from '@boxwright/contract';
import { commentPins, type Pinned } from './comment-pins.tsx';
import type { DrawnLine } from './FlatArtwork.tsx';
import { InsideDrawing } from './InsideDrawing.tsx';

interface InsideArtworkProps extends Pinned {
  line: Pick<DrawnLine, 'inside' | 'name' | 'number'>;
  /** The file that is laid on the drawing. */
  shown: LineArtworkRow | undefined;
}

/** What is printed inside the box of a line. Nothing where nothing is printed inside. */
export function InsideArtwork({ line: { inside: work, name, number }, shown, ...pinned }: InsideArtworkProps) {
  if (work === null || shown === undefined || !shown.isKept || shown.artwork.byHand) return null;
  const { artwork, findings, insidePlacement } = shown;
  const { onPlace } = pinned;
  return (
    <InsideDrawing
      {...{ work, name, artwork, findings }}
      placement={insidePlacement}
      placed="The proof on paper shows it, and approving the proof approves both sides."
      pins={commentPins(pinned, number, 'inside')}
      onPlace={onPlace && ((place) => onPlace({ ...place, side: 'inside' }))}
    />
  );
}
