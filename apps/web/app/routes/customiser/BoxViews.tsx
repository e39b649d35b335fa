import { memo } from 'react';
import { BoxPictures } from './BoxPictures.tsx';
import { type SeenBox, seenBox } from './seen-box.ts';

/** The chosen box: pictures and 3D model. */
export const BoxViews = memo(function BoxViews({ isLater, ...seen }: SeenBox & { isLater: boolean }) {
  const { data, ownSize, board, coating } = seen;
  const { variant, isFirstBox } = seenBox(seen);
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
    />
  );
});
