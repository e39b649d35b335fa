import { type LineArtworkRow, writePlace } from '@boxwright/contract';
import { Move, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { DrawnLine } from '../FlatArtwork.tsx';
import { endOfProofWords } from '../proof-words.ts';
import { firstPlace } from './change-place.ts';

const PlaceArtwork = lazy(() => import('./PlaceArtwork.tsx'));

/** A file of a line, where it is to lie from now on. */
export interface PlacedAnew {
  readonly artwork: string;
  /** Null where the program places it. */
  readonly place: string | null;
  /** The newest file that the sender saw. */
  readonly seenArtworkId: number;
}

interface PlaceFileProps {
  line: DrawnLine;
  /** The file that is shown; undefined where none can be sent. */
  file: LineArtworkRow | undefined;
  /** Answers with a refusal, where it isn't shown elsewhere. */
  send: (placed: PlacedAnew) => Promise<string | null>;
  /** The drawing while nothing is placed. */
  children: ReactNode;
}

/** Moves, zooms and turns the newest file of a line on its drawing, and sends it again as it lies then. */
export function PlaceFile({ line, file, send, children }: PlaceFileProps) {
  // About a file: where another one came, there is nothing to place yet.
  const [chosen, setChosen] = useState<{ readonly file: number; readonly place: string } | null>(null);
  const [sending, setSending] = useState<'no' | 'here' | 'back'>('no');
  const [problem, setProblem] = useState<string | null>(null);
  const { work, artworks } = line;
  const placed = file && line.placed[file.id];
  const canPlace = file?.id === artworks.at(-1)?.id && file?.isKept && isPlaced(line);
  if (!canPlace || !file || !work || !placed) return children;
  const { artwork, findings } = file;
  const place = chosen?.file === file.id ? chosen.place : null;
  const setPlace = (next: string | null) => setChosen(next === null ? null : { file: file.id, place: next });
  const sendTo = async (next: string | null) => {
    // It lies there already.
    if (next === file.place) {
      setPlace(null);
      return;
    }
    setSending(next === null ? 'back' : 'here');
    setProblem(await send({ artwork: artwork.token, place: next, seenArtworkId: file.id }));
    setSending('no');
  };
  const ofItem = <span className="sr-only">: {line.name}</span>;
  return (
    <div>
      {place === null ? (
        children
      ) : (
        <Suspense fallback={<Spinner />}>
          <PlaceArtwork
            {...{ work, name: line.name, artwork, place }}
            // What the check has found is about where the file lay.
            findings={place === file.place ? (findings ?? []) : []}
            onPlace={(next) => setPlace(writePlace(next))}
          />
        </Suspense>
      )}
      <p className="mt-2 text-[0.9375rem] empty:hidden">
        {place === null && file.place === null ? '' : endOfProofWords(line)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
        {/* One button, so that it keeps the focus. */}
        <Button
          tone={place === null ? 'outline' : 'ink'}
          size="small"
          busy={sending === 'here' && 'Sending it…'}
          onClick={() =>
            place === null
              ? setPlace(file.place ?? writePlace(firstPlace(placed, { work, ratio: artwork.ratio })))
              : void sendTo(place)
          }
        >
          {place === null ? (
            <>
              <Move aria-hidden="true" className="size-5" /> Move, zoom or turn it
            </>
          ) : (
            'Have it printed there'
          )}
          {ofItem}
        </Button>
        {place === null ? null : (
          <Button tone="outline" size="small" onClick={() => setPlace(null)}>
            Leave it where it was
            {ofItem}
          </Button>
        )}
        {place === null && file.place !== null ? (
          <Button
            tone="quiet"
            size="small"
            className="max-sm:-ml-4"
            busy={sending === 'back' && 'Placing it…'}
            onClick={() => void sendTo(null)}
          >
            <Undo2 aria-hidden="true" className="size-5" /> Place it automatically again
            {ofItem}
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

/** A cut that was made of a picture has it in its place. */
const isPlaced = ({ box, sticker }: DrawnLine): boolean =>
  box !== null || (sticker !== null && sticker.contour === null);
