import type { PlacedArtwork, StickerOutline } from '@boxwright/contract';
import { useArtwork } from '../../features/stickers/artwork/use-artwork.ts';
import { tracedOutline, useContour } from '../../features/stickers/artwork/use-contour.ts';
import type { StickerSelection } from '../../features/stickers/sticker-choice.ts';
import { goodSize } from '../../features/stickers/use-sticker-quote.ts';
import type { SelectionChange } from '../../features/stickers/use-sticker-selection.ts';
import type { StickersData } from './load-stickers.ts';

/** The buyer's picture on the chosen stickers: its file, its place and, in the special shape, the cut around it. */
export const useStickerPicture = (
  { artwork: first, contour }: Pick<StickersData, 'artwork' | 'contour'>,
  selection: StickerSelection,
  outline: StickerOutline | undefined,
  update: (changes: SelectionChange) => void,
) => {
  const isTraced = outline === tracedOutline;
  const size = goodSize(selection);
  const { artwork } = selection;
  const put = (placed: PlacedArtwork | null) =>
    // A quotation holds for any picture on the stickers, unless they are cut around the picture.
    update(({ quotation }) => ({ artwork: placed, ...(isTraced ? {} : { quotation }) }));
  const file = useArtwork({ placed: artwork, first, onPlaced: put });
  const cut = useContour(isTraced ? artwork : null, size, contour);
  return {
    file,
    cut,
    /** The size in mm; null while it can't be made. */
    size,
    put,
    place: (changes: Partial<PlacedArtwork>) => artwork && put({ ...artwork, ...changes }),
    /** Why the stickers can't be ordered with this picture yet; null when they can. */
    whyUnready: file.upload === null ? null : file.upload.failure === null ? underway : notSent,
  };
};

const underway = 'Your picture is still on its way. Please wait a moment, or cancel it.';
const notSent = 'Your picture has not reached us. Please try again, or cancel it.';
