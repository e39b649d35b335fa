import type { Board, Coating, Variant } from '@boxwright/contract';
import { FoldedBox } from '../../../features/dieline/FoldedBox.tsx';
import { foldedArtwork } from '../artwork/folded-artwork.ts';
import { printedBoxOf } from '../artwork/printed-box.ts';
import { useArtworkCheck } from '../artwork/use-artwork-check.ts';
import { requestOf } from '../box-request.ts';

interface FoldedCoatProps {
  variant: Variant;
  board: Board;
  coating: Coating | undefined;
  /** Of the file that it is printed with. */
  token: string | null;
}

/** The folded box with its coating, and with its artwork once that is checked. */
export default function FoldedCoat({ variant, board, coating, token }: FoldedCoatProps) {
  const { checked } = useArtworkCheck(token, printedBoxOf(variant, board));
  return (
    <FoldedBox
      styleId={variant.style}
      request={requestOf(variant, board)}
      still={null}
      name={variant.name}
      coating={coating}
      artwork={foldedArtwork(token, checked)}
      isAsked
    />
  );
}
