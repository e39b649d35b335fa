import {
  type ArtworkFit,
  artworkWhiteAddress,
  cutSize,
  type LaidFile,
  laidPicture,
  type PicturePlace,
  type PictureShape,
  type StickerContourRow,
  type StickerMaterialRow,
  type StickerShape,
} from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import type { OutlineSize } from '@boxwright/pricing';
import { memo, useMemo } from 'react';
import type { ShownPicture } from '../../features/stickers/artwork/local-picture.ts';
import { reachOfCut } from '../../features/stickers/artwork/traced-cut.ts';
import { type LiveContour, tracedOutline } from '../../features/stickers/artwork/use-contour.ts';
import { FlatSticker } from '../../features/stickers/picture/FlatSticker.tsx';
import { LiveSticker } from '../../features/stickers/picture/LiveSticker.tsx';
import { lookOf } from '../../features/stickers/picture/looks.ts';
import { type Scene, sceneOf, yardsticks } from '../../features/stickers/picture/scene.ts';
import { SheetDrawing } from '../../features/stickers/SheetDrawing.tsx';
import { goodSize, type LiveStickerQuote } from '../../features/stickers/use-sticker-quote.ts';
import type { StickerFormState } from './use-sticker-form.ts';

/** The chosen sticker. If its size can't be made, the last size that could is drawn. */
export function StickerPicture({ form }: { form: StickerFormState }) {
  const { selection, shape, material, live, picture } = form;
  const { file, cut } = picture;
  const isGood = live.sizeProblem === null && picture.size !== null;
  const size = isGood ? picture.size : live.quoted && goodSize(live.quoted);
  if (shape === undefined || material === undefined || size === null) return null;
  return (
    <Drawn
      shape={shape}
      material={material}
      length={size.length}
      width={size.width}
      shown={file.shown}
      isStandIn={file.row?.byHand === true}
      fit={selection.artwork?.fit ?? 'fill'}
      // The file that is on its way lies as it will once it is here.
      place={file.upload === null ? selection.artwork?.place : undefined}
      white={
        material.hasWhite && selection.artwork?.white && file.upload === null
          ? artworkWhiteAddress(selection.artwork.token)
          : null
      }
      contour={cut.contour}
    />
  );
}

interface DrawnProps {
  shape: StickerShape;
  material: StickerMaterialRow;
  length: number;
  width: number;
  shown: ShownPicture | null;
  /** Whether a sheet stands for the file, which people look at. */
  isStandIn: boolean;
  fit: ArtworkFit;
  /** Where the buyer has put it on a fixed outline. */
  place: string | undefined;
  /** Where the buyer's own white shows, as a picture. */
  white: string | null;
  contour: StickerContourRow | null;
}

/** Memoised, so that it is drawn again only when something on it changes. */
const Drawn = memo(({ shape, material, length, width, shown, isStandIn, fit, place, white, contour }: DrawnProps) => {
  const size = { length, width };
  const drawn = contour ?? size;
  const picture = shown && {
    href: shown.href,
    white,
    laid: contour ? laidAt(contour.picture) : laidIn(shape.outline, size, { fit, place }, shown),
  };
  const common = {
    ...{ outline: shape.outline, shapeName: shape.name, size: drawn, material },
    cut: contour === null ? null : { path: contour.path, reach: reachOfCut(contour.path) },
  };
  return (
    <div>
      <figure>
        <LiveSticker {...common} statedSize={contour === null ? size : cutSize(contour)} picture={picture} />
        <figcaption className="mt-1.5 text-ink-soft text-sm">
          {captionOf(sceneOf(drawn, lookOf(material.code)), contour !== null)}
        </figcaption>
      </figure>
      {picture === null ? null : (
        <div className="mt-2 grid grid-cols-2 items-center gap-3 text-ink-soft text-sm">
          <FlatSticker {...common} picture={picture} />
          <p>
            {isStandIn ? 'Flat; a sheet stands for your file.' : 'Flat, with its picture as it is printed.'} The thin
            line is the cut; what is pale is cut off.
          </p>
        </div>
      )}
    </div>
  );
});

/** A picture that isn't cut around yet is shown whole. */
const laidIn = (
  outline: string,
  size: OutlineSize,
  lies: { readonly fit: ArtworkFit; readonly place: string | undefined },
  picture: PictureShape,
) => laidPicture(outline, size, outline === tracedOutline ? { fit: 'whole' } : lies, picture);

const laidAt = ({ x, y, length, width }: PicturePlace): LaidFile => ({
  length,
  width,
  matrix: [1, 0, 0, 1, x, y],
});

const captionOf = ({ ground, yardstick }: Scene, isTraced: boolean): string => {
  const place = { liner: '', jar: ' on a jar of honey', pane: ' on a window' }[ground];
  const cut = isTraced ? ' The thin line is the cut.' : '';
  return `A drawing of your sticker${place} beside ${yardsticks[yardstick].words}, in the same scale.${cut}`;
};

interface SheetViewProps {
  shapes: readonly StickerShape[];
  live: LiveStickerQuote;
  cut: LiveContour;
}

/** The sheet with the stickers of the last price. */
export function SheetView({ shapes, live: { quote, quoted, price }, cut }: SheetViewProps) {
  const shape = shapes.find(({ id }) => id === quoted?.shapeId);
  // The same objects for equal sizes, because new ones would draw hundreds of stickers again.
  const size = useSame(quote && { length: quote.layout.stickerLength, width: quote.layout.stickerWidth });
  const area = useSame(quote && { length: quote.layout.sheetLength, width: quote.layout.sheetWidth });
  if (quote === null || area === null || shape === undefined || size === null) return null;
  const { places } = quote.layout;
  return (
    <figure>
      <figcaption className="mb-2.5">
        <h2 className="text-2xl">On the sheet</h2>
        <p className="figures mt-1 text-[0.9375rem] text-ink-soft">
          {formatCount(places.length)} of {size.length} × {size.width} mm on a sheet of {area.length} × {area.width} mm
          {price === null
            ? '.'
            : `; ${formatCount(price.totalSheets)} ${price.totalSheets === 1 ? 'sheet' : 'sheets'}, ${formatCount(price.trailSheets)} of them to set up.`}
        </p>
      </figcaption>
      <SheetDrawing
        outline={shape.outline}
        size={size}
        cut={shape.outline === tracedOutline ? cut.contour : null}
        places={places}
        area={area}
      />
    </figure>
  );
}

/** Returns the same object for equal sizes. */
const useSame = (size: OutlineSize | null): OutlineSize | null => {
  const [length, width] = [size?.length, size?.width];
  return useMemo(() => (length === undefined || width === undefined ? null : { length, width }), [length, width]);
};
