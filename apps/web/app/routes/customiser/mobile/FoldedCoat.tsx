import type { Board, Coating, Variant } from '@boxwright/contract';
import { FoldedBox } from '../../../features/dieline/FoldedBox.tsx';
import { foldedArtwork } from '../artwork/folded-artwork.ts';
import { printedBoxOf } from '../artwork/printed-box.ts';
import { useArtworkCheck } from '../artwork/use-artwork-check.ts';
import { requestOf } from '../box-request.ts';
import type { SeenBox } from '../seen-box.ts';

interface FoldedCoatProps {
  variant: Variant;
  board: Board;
  coating: Coating | undefined;
  /** What it is printed with. */
  file: Pick<SeenBox, 'artwork' | 'place' | 'print'>;
}

/** The folded box with its coating, and with its artwork once it is known how that lies. */
export default function FoldedCoat({ variant, board, coating, file }: FoldedCoatProps) {
  const { laid, isChecking } = useArtworkCheck(file, printedBoxOf(variant, board, file.print), coating);
  return (
    <FoldedBox
      styleId={variant.style}
      request={requestOf(variant, board)}
      still={null}
      name={variant.name}
      coating={coating}
      face={board.face}
      artwork={foldedArtwork(file.artwork, laid)}
      awaitsArtwork={isChecking}
      isAsked
    />
  );
}
