import { memo } from 'react';
import { foldedArtwork } from './artwork/folded-artwork.ts';
import { printedBoxOf } from './artwork/printed-box.ts';
import { useArtworkCheck } from './artwork/use-artwork-check.ts';
import { BoxPictures } from './BoxPictures.tsx';
import { type SeenBox, seenBox } from './seen-box.ts';

interface BoxViewsProps extends SeenBox {
  isLater: boolean;
  /** How often the folded box was asked for elsewhere on the page. */
  foldings: number;
  /** Whether a file for it has been sent, and the shop looks at it. */
  isSent: boolean;
}

/** The chosen box: pictures and 3D model. */
export const BoxViews = memo(function BoxViews({ isLater, foldings, isSent, ...seen }: BoxViewsProps) {
  const { data, ownSize, board, coating, artwork: token } = seen;
  const { variant, isFirstBox } = seenBox(seen);
  const { laid, isChecking } = useArtworkCheck(seen, printedBoxOf(variant, board, seen.print), coating);
  const pictures = isFirstBox && data.pictures.length > 0 ? data.pictures : (variant?.images.split('#') ?? []);
  const name =
    ownSize === null ? (variant?.name ?? data.product.itemName) : `${data.product.itemName}, made to measure`;
  const firstAlt = ownSize === null ? (variant?.imageAlt ?? '') : '';
  return (
    <BoxPictures
      pictures={pictures}
      name={name}
      firstAlt={firstAlt}
      isLater={isLater}
      box={variant && board ? { variant, board, coating } : null}
      artwork={foldedArtwork(token, laid)}
      awaitsArtwork={isChecking || isSent}
      isSent={isSent}
      foldings={foldings}
      file={token}
    />
  );
});
