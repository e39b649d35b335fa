import { type ArtworkRow, type Failure, fail, type Result } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../../ui/use-stable.ts';
import { unreachable } from '../../unreachable.ts';

/** A file that is being sent to the shop, or whose sending failed. */
export interface Upload {
  readonly name: string;
  /** Its size. */
  readonly bytes: number;
  /** The part of it that has been sent, 0 to 1. */
  readonly part: number;
  /** It waits until the visitor goes on. */
  readonly isPaused: boolean;
  /** Why nothing is sent just now, though it goes on by itself. */
  readonly stalled?: string | undefined;
  /** Why the sending failed; null while the file is being sent. */
  readonly failure: string | null;
}

export interface ArtworkUpload {
  readonly upload: Upload | null;
  /** A file with several pages, of which one has to be chosen before it is used. */
  readonly choosing: ArtworkRow | null;
  /** Why the last file was refused. */
  readonly problem: string | null;
  /** The name of the last file that was used. */
  readonly used: string | null;
  readonly choose: (file: File) => void;
  /** Loads what sends a file, while a visitor looks for theirs. */
  readonly prepare: () => void;
  readonly turnTo: (page: number) => void;
  /** Uses the page that is shown of a file with several. */
  readonly usePage: () => void;
  /** Goes on after a lost connection or a pause. */
  readonly retry: () => void;
  /** Stops sending until `retry`. */
  readonly pause: () => void;
  /** Forgets the file that is being sent, or whose page is being chosen. */
  readonly cancel: () => void;
}

/** Loaded when the first file is looked for. */
const loadSender = () => import('./send-artwork.ts').catch(() => null);

type Sized = Pick<Upload, 'name' | 'bytes'>;

interface Showing {
  readonly upload: Upload | null;
  readonly choosing: ArtworkRow | null;
  readonly problem: string | null;
  readonly used: string | null;
}
const nothing: Showing = { upload: null, choosing: null, problem: null, used: null };

/**
 * Sends a file, lets its page be chosen if it has several, and then uses it.
 *
 * @param use what the file is sent for; after a lost connection it is tried again without sending the file again
 */
export const useArtworkUpload = (use: (artwork: ArtworkRow) => Promise<Result<unknown>>): ArtworkUpload => {
  const [shown, setShown] = useState(nothing);
  /** What runs now, and how it is tried again. */
  const running = useRef<{ readonly abort: AbortController; readonly again: () => void } | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  /** Runs one step; a later one, or leaving the page, makes it forget its answer. */
  const run = async <T>(file: Sized, step: (signal: AbortSignal) => Promise<Result<T>>, then: (value: T) => void) => {
    running.current?.abort.abort();
    const abort = new AbortController();
    running.current = { abort, again: () => void run(file, step, then) };
    const answer = await step(abort.signal);
    if (abort.signal.aborted) return;
    if (answer.ok) then(answer.value);
    else refuse(file, answer.failure);
  };
  /** Every other failure than these may not happen again at the next try. */
  const refuse = (file: Sized, { code, text }: Failure) => {
    const isLost = code === 'unavailable' || code === 'internal' || code === 'too_many';
    setShown({
      ...nothing,
      ...(isLost ? { upload: { ...file, part: 0, isPaused: false, failure: text } } : { problem: text }),
    });
  };
  const busy = (file: Sized, part: number, stalled?: string) =>
    setShown({ ...nothing, upload: { ...file, part, isPaused: false, stalled, failure: null } });

  const send = (file: File) =>
    run(
      { name: file.name, bytes: file.size },
      async (signal) => {
        busy({ name: file.name, bytes: file.size }, 0);
        const sender = await loadSender();
        if (sender === null) return fail('unavailable', unreachable);
        const refusal = sender.refusedUnsent(file);
        if (refusal !== null) return fail('invalid', refusal);
        return sender.sendArtwork(
          file,
          (part, stalled) => signal.aborted || busy({ name: file.name, bytes: file.size }, part, stalled),
          signal,
        );
      },
      (row) => (row.pages > 1 ? setShown({ ...nothing, choosing: row }) : void finish(row)),
    );
  const openPage = (row: ArtworkRow, page: number) =>
    run(
      { name: row.name, bytes: 0 },
      async (signal) => {
        busy({ name: row.name, bytes: 0 }, 1);
        const sender = await loadSender();
        return sender === null ? fail('unavailable', unreachable) : sender.takePage(row.token, page, signal);
      },
      (choosing) => setShown({ ...nothing, choosing }),
    );
  const finish = (row: ArtworkRow) =>
    run(
      { name: row.name, bytes: 0 },
      () => {
        busy({ name: row.name, bytes: 0 }, 1);
        return use(row);
      },
      () => setShown({ ...nothing, used: row.name }),
    );

  const { choosing } = shown;
  return {
    ...shown,
    choose: useStable((file: File) => void send(file)),
    prepare: useStable(() => void Promise.allSettled([loadSender(), import('./send-in-parts.ts')])),
    turnTo: useStable((page: number) => void (choosing && openPage(choosing, page))),
    usePage: useStable(() => void (choosing && finish(choosing))),
    retry: useStable(() => running.current?.again()),
    pause: useStable(() => {
      running.current?.abort.abort();
      setShown((before) => ({ ...before, upload: before.upload && { ...before.upload, isPaused: true } }));
    }),
    cancel: useStable(() => {
      running.current?.abort.abort('cancelled');
      setShown(nothing);
    }),
  };
};
