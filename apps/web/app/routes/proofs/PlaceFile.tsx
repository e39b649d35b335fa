import { type LineArtworkRow, writePlace } from '@boxwright/contract';
import { Move, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { firstPlace } from '../../features/proof/placing/change-place.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { ItemProps } from './item-props.ts';

const PlaceArtwork = lazy(() => import('../../features/proof/placing/PlaceArtwork.tsx'));

interface PlaceFileProps extends Pick<ItemProps, 'item' | 'token'> {
  /** The file that is shown; undefined where none can be sent. */
  file: LineArtworkRow | undefined;
  /** The drawing while nothing is placed. */
  children: ReactNode;
}

/** Moves, zooms and turns the newest file of a box on its drawing, and sends it again as it lies then. */
export function PlaceFile({ item, token, file, children }: PlaceFileProps) {
  const { revalidate } = useRevalidator();
  const [place, setPlace] = useState<string | null>(null);
  const [sending, setSending] = useState<'no' | 'here' | 'back'>('no');
  const [problem, setProblem] = useState<string | null>(null);
  const { work, box, artworks, hasPlates, proofs } = item;
  const placed = file && item.placed[file.id];
  const canPlace = file?.id === artworks.at(-1)?.id && file?.isKept && box !== null && !hasPlates;
  if (!canPlace || !file || !work || !placed) return children;
  const { artwork, findings } = file;
  const send = async (next: string | null) => {
    setSending(next === null ? 'back' : 'here');
    setProblem(null);
    const sent = await call('SendArtwork', { token, lineId: item.lineId, artwork: artwork.token, place: next });
    // Also after a refusal: the order may have moved on.
    await revalidate();
    setSending('no');
    if (sent.ok) setPlace(null);
    else setProblem(sent.failure.text);
  };
  return (
    <div>
      {place === null ? (
        children
      ) : (
        <Suspense fallback={<Spinner />}>
          <PlaceArtwork
            {...{ work, name: item.name, artwork, place }}
            // What the check has found is about where the file lay.
            findings={place === file.place ? (findings ?? []) : []}
            onPlace={(next) => setPlace(writePlace(next))}
          />
        </Suspense>
      )}
      {place !== null && proofs.length > 0 ? (
        <p className="mt-2 text-[0.9375rem]">The proof before no longer counts then, and a new one follows.</p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
        {/* One button, so that it keeps the focus. */}
        <Button
          tone={place === null ? 'outline' : 'ink'}
          size="small"
          busy={sending === 'here' && 'Sending it…'}
          onClick={() =>
            place === null
              ? setPlace(file.place ?? writePlace(firstPlace(placed, { work, ratio: artwork.ratio })))
              : void send(place)
          }
        >
          {place === null ? (
            <>
              <Move aria-hidden="true" className="size-5" /> Move, zoom or turn it
            </>
          ) : (
            'Have it printed there'
          )}
        </Button>
        {place === null ? null : (
          <Button tone="outline" size="small" onClick={() => setPlace(null)}>
            Leave it where it was
          </Button>
        )}
        {place === null && file.place !== null ? (
          <Button tone="quiet" size="small" busy={sending === 'back' && 'Placing it…'} onClick={() => void send(null)}>
            <Undo2 aria-hidden="true" className="size-5" /> Place it automatically again
          </Button>
        ) : null}
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-2 font-medium text-[0.9375rem] text-vermilion-deep">
          {problem}
        </p>
      )}
    </div>
  );
}
