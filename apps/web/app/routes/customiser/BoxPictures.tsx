import type { Board, Variant } from '@boxwright/contract';
import { Box } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';

const FoldedBox = lazy(() =>
  import('../../features/dieline/FoldedBox.tsx').then(({ FoldedBox }) => ({ default: FoldedBox })),
);

const views = ['Box', 'Open', 'Flat'];
const inTheRoom = -1;

interface BoxPicturesProps {
  pictures: readonly string[];
  name: string;
  box: { readonly variant: Variant; readonly board: Board } | null;
}

/** The pictures of a variant: one large, the others to press; and the box itself, to fold and to turn. */
export function BoxPictures({ pictures, name, box }: BoxPicturesProps) {
  const [place, setPlace] = useState(0);
  const shown = pictures[place] ?? pictures[0];
  return (
    <div>
      {place === inTheRoom && box !== null ? (
        <Suspense
          fallback={
            <div className="flex aspect-[29/20] items-center justify-center rounded-lg border border-line bg-board">
              <Spinner />
            </div>
          }
        >
          <FoldedBox styleId={box.variant.style} request={requestOf(box)} still={null} name={name} isAsked />
        </Suspense>
      ) : (
        <div className="aspect-[5/4] overflow-hidden rounded-lg border border-line bg-board">
          {shown === undefined ? null : (
            <img
              src={shown}
              alt={`${name}, ${(views[place] ?? 'picture').toLowerCase()}`}
              width="800"
              height="640"
              fetchPriority="high"
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
                <img
                  src={address}
                  alt=""
                  width="96"
                  height="64"
                  loading="lazy"
                  className="h-16 w-full bg-board object-cover"
                />
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

const requestOf = ({
  variant: { length, width, height },
  board: { caliper },
}: NonNullable<BoxPicturesProps['box']>) => ({
  length,
  width,
  height,
  caliper,
});

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
