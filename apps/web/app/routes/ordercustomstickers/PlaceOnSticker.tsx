import { laidPicture, type PlacedArtwork, writePlace } from '@boxwright/contract';
import { Move, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { drawSticker } from '../../features/proof/draw-sticker.ts';
import { firstPlace } from '../../features/proof/placing/change-place.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { StickerFormState } from './use-sticker-form.ts';

const PlaceArtwork = lazy(() => import('../../features/proof/placing/PlaceArtwork.tsx'));

interface PlaceOnStickerProps {
  form: StickerFormState;
  artwork: PlacedArtwork;
  outline: string;
}

/** Moves, zooms and turns the picture on a sticker with a fixed outline. */
export default function PlaceOnSticker({ form: { shape, picture }, artwork, outline }: PlaceOnStickerProps) {
  const { size, file } = picture;
  const { row } = file;
  if (size === null || row === null || file.upload !== null) return null;
  const work = drawSticker({ ...size, outline, contour: null });
  const begin = () => {
    const laid = laidPicture(outline, size, artwork, row);
    picture.place({ place: writePlace(firstPlace(laid, { work, ratio: row.ratio })) });
  };
  const { place } = artwork;
  return (
    <div>
      {place === undefined ? null : (
        <Suspense fallback={<Spinner />}>
          <PlaceArtwork
            {...{ work, artwork: row, place, findings: [] }}
            name={`${shape?.name ?? ''} sticker`}
            onPlace={(next) => picture.place({ place: writePlace(next) })}
          />
        </Suspense>
      )}
      {/* One button, so that it keeps the focus. */}
      <Button
        tone="quiet"
        size="small"
        className={place === undefined ? '' : 'mt-2'}
        onClick={() => (place === undefined ? begin() : picture.place({ place: undefined }))}
      >
        {place === undefined ? (
          <>
            <Move aria-hidden="true" className="size-5" /> Move, zoom or turn it
          </>
        ) : (
          <>
            <Undo2 aria-hidden="true" className="size-5" /> Place it automatically again
          </>
        )}
      </Button>
    </div>
  );
}
