import type { Board, Variant } from '@boxwright/contract';
import { BoxPictures } from './BoxPictures.tsx';
import { DielineReady } from './DielineReady.tsx';
import type { CustomiserData } from './load-customiser.ts';

interface BoxViewsProps {
  data: CustomiserData;
  variant: Variant | undefined;
  board: Board | undefined;
}

/** The chosen box in pictures, in the room, and flat. */
export function BoxViews({ data, variant, board }: BoxViewsProps) {
  const isFirst = variant?.id === data.initial.variantId && board?.id === data.initial.boardId;
  const pictures =
    variant?.id === data.initial.variantId && data.pictures.length > 0
      ? data.pictures
      : (variant?.images.split('#') ?? []);
  const box = variant && board ? { variant, board } : null;
  return (
    <>
      <BoxPictures pictures={pictures} name={variant?.name ?? data.product.itemName} box={box} />
      {box === null ? null : (
        <DielineReady variant={box.variant} board={box.board} first={data.drawing} isFirst={isFirst} />
      )}
    </>
  );
}
