import type { Board, Variant } from '@boxwright/contract';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import { inOwnSize } from '../../features/configurator/own-size.ts';
import { CustomBoxButton } from '../../features/custom-box/CustomBoxButton.tsx';
import { BoxPictures } from './BoxPictures.tsx';
import { DielineReady } from './DielineReady.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { ShareLink } from './ShareLink.tsx';

interface BoxViewsProps {
  data: CustomiserData;
  variant: Variant | undefined;
  /** The last custom size that has a price; null for the variant's. */
  ownSize: OwnSize | null;
  board: Board | undefined;
}

const isSameSize = (one: Variant, other: Pick<Variant, 'length' | 'width' | 'height'> | null): boolean =>
  one.length === other?.length && one.width === other.width && one.height === other.height;

/** The chosen box: pictures, 3D model, flat drawing, description. */
export function BoxViews({ data, variant: chosen, ownSize, board }: BoxViewsProps) {
  const { firstSize } = data;
  const initial = data.first.choice;
  const variant = chosen && ownSize ? inOwnSize(chosen, ownSize) : chosen;
  const isFirstBox = variant?.id === initial.variantId && isSameSize(variant, firstSize);
  const isFirst = isFirstBox && board?.id === initial.boardId;
  const pictures = isFirstBox && data.pictures.length > 0 ? data.pictures : (variant?.images.split('#') ?? []);
  const name =
    ownSize === null ? (variant?.name ?? data.product.itemName) : `${data.product.itemName}, made to measure`;
  const box = variant && board ? { variant, board } : null;
  return (
    <>
      <BoxPictures pictures={pictures} name={name} box={box} />
      {box === null ? null : (
        <DielineReady variant={box.variant} board={box.board} first={data.drawing} isFirst={isFirst} />
      )}
      {variant === undefined ? null : (
        <div className="crease mt-6 border-t pt-5">
          <p className="max-w-prose text-ink-soft">
            {ownSize === null
              ? variant.longDescription
              : `${data.styles[variant.style]?.name ?? 'A box'} in your own size, with a drawing and a die of its own. When you order it again, the die is there already.`}
          </p>
          <div className="flex flex-wrap gap-x-8">
            <ShareLink variantRoute={variant.route} ownSize={ownSize} publicUrl={data.publicUrl} />
            <CustomBoxButton words />
          </div>
        </div>
      )}
    </>
  );
}
