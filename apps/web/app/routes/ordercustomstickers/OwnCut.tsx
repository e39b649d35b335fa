import { firstBroken, type PlacedArtwork, type StickerShape, stickerSizeRules } from '@boxwright/contract';
import { tracedOutline } from '../../features/stickers/artwork/use-contour.ts';
import { ofShape, stickerNames } from '../../features/stickers/sticker-choice.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { StickerFormState } from './use-sticker-form.ts';

interface OwnCutProps {
  form: StickerFormState;
  artwork: PlacedArtwork;
  shapes: readonly StickerShape[];
}

/** Offers the cut line that the buyer's file has: in the special shape as one of two cuts, in others as a change to it. */
export function OwnCut({ form, artwork, shapes }: OwnCutProps) {
  const { picture, selection, shape, update } = form;
  const own = picture.file.row?.ownCut ?? null;
  const special = shapes.find(({ outline }) => outline === tracedOutline);
  if (own === null || special === undefined) return null;
  if (own.why !== null) {
    return (
      <p className="border-kraft border-l-2 pl-3 text-[0.9375rem] text-ink-soft">{`${own.why} Until then we don’t cut along it.`}</p>
    );
  }
  const ownSize = { length: own.length, width: own.width };
  const canBeMade = firstBroken(stickerSizeRules, ownSize) === undefined;
  const customSize = { length: String(own.length), width: String(own.width) };
  const inOwnSize = canBeMade ? { listedSize: null, customSize } : {};
  const { cut: _, ...traced } = artwork;
  const along: PlacedArtwork = { ...traced, cut: 'own' };
  const words = `${own.length} × ${own.width} mm`;
  if (shape?.outline !== tracedOutline) {
    return (
      <div className="border-kraft border-l-2 pl-3 text-[0.9375rem]">
        <p className="figures text-ink-soft">
          Your file has a cut line of its own, {words}. We don’t print it.{' '}
          <TextButton onClick={() => update({ ...ofShape(selection, special), ...inOwnSize, artwork: along })}>
            Cut along it
          </TextButton>
        </p>
      </div>
    );
  }
  const { size } = picture;
  const isOwnSize = size !== null && size.length === own.length && size.width === own.width;
  return (
    <div>
      <RadioCards
        legend="Cut"
        name={stickerNames.cut}
        value={artwork.cut ?? 'traced'}
        onChoose={(cut) => update({ artwork: cut === 'own' ? along : traced })}
        grid="grid-cols-2"
        cards={cuts.map(({ value, name }) => ({
          value,
          content: <span className="flex items-center px-3 py-2.5 font-medium text-[0.9375rem]">{name}</span>,
        }))}
      />
      {artwork.cut === undefined || isOwnSize ? null : (
        <p className="figures mt-2 text-[0.9375rem] text-ink-soft">
          In your file the line measures {words}.{' '}
          {canBeMade ? <TextButton onClick={() => update(inOwnSize)}>Use this size</TextButton> : null}
        </p>
      )}
    </div>
  );
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="min-h-6 font-semibold text-ink underline underline-offset-3">
    {children}
  </button>
);

const cuts = [
  { value: 'traced', name: 'Around your picture' },
  { value: 'own', name: 'Your file’s cut line' },
] as const;
