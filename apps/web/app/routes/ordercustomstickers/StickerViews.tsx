import type { StickerMaterialRow, StickerShape } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { SheetDrawing } from '../../features/stickers/SheetDrawing.tsx';
import { StickerStill } from '../../features/stickers/StickerStill.tsx';
import { type StickerSelection, sizeOf } from '../../features/stickers/sticker-choice.ts';
import type { LiveStickerQuote } from '../../features/stickers/use-sticker-quote.ts';

interface PictureProps {
  shape: StickerShape | undefined;
  material: StickerMaterialRow | undefined;
  selection: StickerSelection;
  live: LiveStickerQuote;
}

/** The chosen sticker; with a size that can't be made, the last one that could. */
export function StickerPicture({ shape, material, selection, live }: PictureProps) {
  const isGood = live.sizeProblem === null && isSize(sizeOf(selection));
  const size = isGood ? sizeOf(selection) : live.quoted && sizeOf(live.quoted);
  if (shape === undefined || material === undefined || !isSize(size)) return null;
  return (
    <figure>
      <StickerStill outline={shape.outline} shapeName={shape.name} size={size} material={material} />
      <figcaption className="mt-1.5 text-ink-soft text-sm">
        A drawing of your sticker beside a ten-rupee coin, in the same scale.
      </figcaption>
    </figure>
  );
}

interface SheetViewProps {
  shapes: readonly StickerShape[];
  live: LiveStickerQuote;
}

/** The sheet of the stickers that the last price is for. */
export function SheetView({ shapes, live: { quote, quoted, price } }: SheetViewProps) {
  const shape = shapes.find(({ id }) => id === quoted?.shapeId);
  const size = quoted && sizeOf(quoted);
  if (quote === null || shape === undefined || !isSize(size)) return null;
  const { places, sheetLength, sheetWidth } = quote.layout;
  return (
    <figure>
      <figcaption className="mb-2.5">
        <h2 className="text-2xl">On the sheet</h2>
        <p className="figures mt-1 text-[0.9375rem] text-ink-soft">
          {formatCount(places.length)} of {size.length} × {size.width} mm on a sheet of {sheetLength} × {sheetWidth} mm
          {price === null
            ? '.'
            : `; ${formatCount(price.totalSheets)} ${price.totalSheets === 1 ? 'sheet' : 'sheets'}, ${formatCount(price.trailSheets)} of them to set up.`}
        </p>
      </figcaption>
      <SheetDrawing
        outline={shape.outline}
        size={size}
        places={places}
        area={{ length: sheetLength, width: sheetWidth }}
      />
    </figure>
  );
}

const isSize = (
  size: { readonly length: number | null; readonly width: number | null } | null,
): size is { length: number; width: number } => (size?.length ?? 0) > 0 && (size?.width ?? 0) > 0;
