import { memo } from 'react';
import type { FileStep } from './artwork/file-step.ts';
import { foldedArtwork } from './artwork/folded-artwork.ts';
import { printedBoxOf } from './artwork/printed-box.ts';
import { useArtworkCheck } from './artwork/use-artwork-check.ts';
import { BoxPictures } from './BoxPictures.tsx';
import { type SeenBox, seenBox } from './seen-box.ts';

interface BoxViewsProps extends SeenBox {
  isLater: boolean;
  /** How often the folded box was asked for elsewhere on the page. */
  foldings: number;
  fileStep: FileStep;
}

/** The chosen box: pictures and 3D model. */
export const BoxViews = memo(function BoxViews({ isLater, foldings, fileStep, ...seen }: BoxViewsProps) {
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
      awaitsArtwork={isChecking || fileStep === 'sent'}
      fileStep={fileStep}
      foldings={foldings}
      file={token}
    />
  );
});
