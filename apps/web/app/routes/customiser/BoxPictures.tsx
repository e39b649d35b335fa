import type { Board, Coating, Variant } from '@boxwright/contract';
import { Box } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BoxArtwork } from '../../features/dieline/box-artwork.ts';
import { LaterFoldedBox } from '../../features/dieline/later-folded-box.tsx';
import { classes } from '../../ui/classes.ts';
import { across, Picture } from '../../ui/Picture.tsx';
import type { FileStep } from './artwork/file-step.ts';
import { requestOf } from './box-request.ts';

/** Names of the three drawings; a photograph comes before them, if there is one. */
const drawnViews = ['Box', 'Open', 'Flat'];
const viewsOf = (pictures: readonly string[]) =>
  pictures.length > drawnViews.length ? ['Photo', ...drawnViews] : drawnViews;
const inTheRoom = -1;

interface BoxPicturesProps {
  pictures: readonly string[];
  name: string;
  /** Staff's description of the first picture; empty for none. */
  firstAlt: string;
  /** Whether phones show the sizes first, without the pictures. */
  isLater: boolean;
  box: { readonly variant: Variant; readonly board: Board; readonly coating: Coating | undefined } | null;
  /** The token of the file that the box is printed with: it is shown folded, at first without it. */
  file: string | null;
  /** What is printed on the folded box, once that is known. */
  artwork: BoxArtwork | null;
  /** Whether that isn't known yet. */
  awaitsArtwork: boolean;
  /** How far a file for it is: the folded box, which takes long without a graphics card, is drawn unseen while a file is looked for, and shown while the shop looks at it. */
  fileStep: FileStep;
  /** How often the folded box was asked for elsewhere on the page. */
  foldings: number;
}

/** The pictures of a variant: a large one with thumbnails, and the 3D model. */
export function BoxPictures({
  pictures,
  name,
  firstAlt,
  isLater,
  box,
  file,
  artwork,
  awaitsArtwork,
  fileStep,
  foldings,
}: BoxPicturesProps) {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    // Once for each file: its check, or another size, doesn't take the place of the picture that was chosen since.
    if (file !== null) setPlace(inTheRoom);
  }, [file]);
  useEffect(() => {
    if (fileStep === 'sent') setPlace(inTheRoom);
  }, [fileStep]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (foldings === 0) return;
    setPlace(inTheRoom);
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [foldings]);
  const shown = pictures[place] ?? pictures[0];
  const views = viewsOf(pictures);
  const isFolding = place === inTheRoom && box !== null;
  return (
    <div ref={frame} className="relative scroll-mt-24">
      {box !== null && (isFolding || fileStep !== 'none') ? (
        <div className={isFolding ? '' : 'invisible absolute inset-x-0 top-0'}>
          <LaterFoldedBox
            styleId={box.variant.style}
            request={requestOf(box.variant, box.board)}
            still={null}
            name={name}
            coating={box.coating}
            face={box.board.face}
            artwork={artwork}
            awaitsArtwork={awaitsArtwork}
            isAsked
          />
        </div>
      ) : null}
      {isFolding ? null : (
        <div className="aspect-[5/4] overflow-hidden rounded-lg border border-line bg-board">
          {shown === undefined ? null : (
            <Picture
              src={shown}
              alt={place === 0 && firstAlt !== '' ? firstAlt : `${name}, ${(views[place] ?? 'picture').toLowerCase()}`}
              sizes={`(min-width: 64rem) 39rem, ${across}`}
              priority={isLater ? 'wide' : true}
              className="size-full object-contain"
            />
          )}
        </div>
      )}
      <fieldset className="mt-3 flex gap-3">
        <legend className="sr-only">Pictures</legend>
        {pictures.length < 2
          ? null
          : pictures.map((address, index) => (
              <Thumb
                key={address}
                label={views[index] ?? `Picture ${index + 1}`}
                isShown={index === place}
                onPress={() => setPlace(index)}
              >
                <Picture src={address} alt="" sizes="6rem" className="h-16 w-full object-cover" />
              </Thumb>
            ))}
        {box === null ? null : (
          <Thumb label="Fold it" isShown={place === inTheRoom} onPress={() => setPlace(inTheRoom)}>
            <span className="flex h-16 items-center justify-center bg-board">
              <Box aria-hidden="true" className="size-7" />
            </span>
          </Thumb>
        )}
      </fieldset>
    </div>
  );
}

interface ThumbProps {
  label: string;
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Thumb({ label, isShown, onPress, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className={classes(
        'w-24 min-w-0 overflow-hidden rounded-md border-2 bg-card text-center',
        isShown ? 'border-ink' : 'border-line hover:border-line-strong',
      )}
    >
      {children}
      <span className="block py-1 text-sm">{label}</span>
    </button>
  );
}
