import {
  cutOffset,
  cutSize,
  cutSmoothing,
  type PlacedArtwork,
  type StickerContourRow,
  type StickerShape,
} from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import { lazy, type ReactNode, Suspense } from 'react';
import { sharpnessWords } from '../../features/stickers/artwork/sharpness.ts';
import { tracedOutline } from '../../features/stickers/artwork/use-contour.ts';
import { stickerNames } from '../../features/stickers/sticker-choice.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useStarted } from '../../ui/use-started.ts';
import { PriceFailure } from '../customiser/PriceFailure.tsx';
import { OwnCut } from './OwnCut.tsx';
import { OwnWhite, offersWhite } from './OwnWhite.tsx';
import { printedPicture } from './printed-picture.ts';
import type { StickerFormState } from './use-sticker-form.ts';

/** Loaded once there is a picture. */
const PlaceOnSticker = lazy(() => import('./PlaceOnSticker.tsx'));

/** How the picture lies on the sticker or is cut out, and how sharp it prints. */
export function ArtworkPlace({ form, shapes }: { form: StickerFormState; shapes: readonly StickerShape[] }) {
  const { selection, shape, picture } = form;
  const { artwork } = selection;
  const isStarted = useStarted();
  if (artwork === null || shape === undefined) return null;
  const isTraced = shape.outline === tracedOutline;
  return (
    <div className="flex flex-col gap-4">
      <OwnCut form={form} artwork={artwork} shapes={shapes} />
      {isTraced ? (
        <CutChoice form={form} artwork={artwork} />
      ) : picture.file.row?.byHand ? (
        <Note>
          This file is too large to be shown here or checked by the program: a sheet of paper stands for it. We check it
          by hand and lay it on the sticker. You approve a proof before we print.
        </Note>
      ) : (
        <>
          <RadioCards
            legend="Picture on the sticker"
            name={stickerNames.fit}
            value={artwork.fit}
            onChoose={(fit) => picture.place({ fit, place: undefined })}
            grid="grid-cols-2"
            cards={fits.map(({ value, name }) => ({
              value,
              content: <span className="flex items-center px-3 py-2.5 font-medium text-[0.9375rem]">{name}</span>,
            }))}
          />
          {isStarted ? (
            <Suspense>
              <PlaceOnSticker form={form} artwork={artwork} outline={shape.outline} />
            </Suspense>
          ) : null}
        </>
      )}
      <OwnWhite form={form} artwork={artwork} />
      <SharpnessNote form={form} />
      <KeptValues artwork={artwork} isTraced={isTraced} offersWhite={offersWhite(form)} />
    </div>
  );
}

const fits = [
  { value: 'fill', name: 'Fill the sticker' },
  { value: 'whole', name: 'Show all of it' },
] as const;

/** The cut of the special shape, and offset and smoothing if it is traced around the picture. */
function CutChoice({ form, artwork }: { form: StickerFormState; artwork: PlacedArtwork }) {
  const { cut, size, place } = form.picture;
  const { contour, isPending, failure } = cut;
  return (
    <fieldset>
      <legend className={artwork.cut ? 'sr-only' : 'mb-1 font-semibold'}>
        {artwork.cut ? 'The cut' : 'Cut around your picture'}
      </legend>
      {artwork.cut ? null : <Tracing artwork={artwork} place={place} />}
      <div aria-busy={isPending} className="min-h-6 text-[0.9375rem]">
        {failure === null ? (
          <p role="status" className="figures text-ink-soft">
            {contour === null ? 'Working out the cut …' : cutWords(contour, size)}
          </p>
        ) : failure.code === 'unavailable' || failure.code === 'internal' ? (
          <PriceFailure text={failure.text} retry={cut.retry} />
        ) : (
          <p role="alert" className="font-medium text-vermilion-deep">
            {failure.text}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function Tracing({ artwork, place }: { artwork: PlacedArtwork; place: (changes: Partial<PlacedArtwork>) => void }) {
  return (
    <>
      <Slider
        label="Offset"
        name={stickerNames.offset}
        least={cutOffset.least}
        most={cutOffset.most}
        step={0.5}
        value={artwork.offset}
        words={`${artwork.offset} mm`}
        onChange={(offset) => place({ offset })}
      />
      <Slider
        label="Smoothing"
        name={stickerNames.smoothing}
        least={cutSmoothing.least}
        most={cutSmoothing.most}
        step={1}
        value={artwork.smoothing}
        words={String(artwork.smoothing)}
        onChange={(smoothing) => place({ smoothing })}
      />
    </>
  );
}

/** Names the size of the cut, because that size is sold and not the one it was fitted into. */
const cutWords = (contour: StickerContourRow, asked: OutlineSize | null): string => {
  const { length, width } = cutSize(contour);
  const words = `The cut is ${Math.round(contour.cutLength)} mm long, ${length} × ${width} mm in size.`;
  if (asked === null || (asked.length - length < 0.1 && asked.width - width < 0.1)) return words;
  return `${words} You pay for this size; it fits in ${asked.length} × ${asked.width} mm.`;
};

/** Warns about a picture that will print soft; it doesn't stop the order. */
function SharpnessNote({ form }: { form: StickerFormState }) {
  const { sharpness, printed } = printedPicture(form);
  const { row } = form.picture.file;
  if (row === null || printed === null) return null;
  if (row.leastPixels === null) return <Note>Drawings are sharp at every size.</Note>;
  return sharpness && <Note>{sharpnessWords(sharpness, printed)}</Note>;
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="figures border-kraft border-l-2 pl-3 text-[0.9375rem] text-ink-soft">{children}</p>
);

interface KeptValuesProps {
  artwork: PlacedArtwork;
  isTraced: boolean;
  offersWhite: boolean;
}

/** Hidden fields for values without a control at the moment, so that they are kept without JavaScript. */
function KeptValues({ artwork, isTraced, offersWhite }: KeptValuesProps) {
  const { token, fit, offset, smoothing, cut, white, place } = artwork;
  const kept = {
    artwork: token,
    ...(isTraced ? { fit } : cut && { cut }),
    ...(isTraced && !cut ? {} : { offset, smoothing }),
    ...(offersWhite ? {} : white && { white }),
    ...(place !== undefined && { place }),
  };
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
