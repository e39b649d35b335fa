import { type ArtworkRow, artworkPreviewAddress, type Failure, type PlacedArtwork } from '@boxwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { answerTo } from '../../../answers.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import { unreachable } from '../../../unreachable.ts';
import type { Upload } from '../../upload/use-artwork-upload.ts';
import { newlyPlaced } from '../sticker-choice.ts';
import type { ShownPicture } from './local-picture.ts';
import { withFile } from './with-file.ts';

export interface ArtworkState {
  /** The server's data of the placed artwork; null until it has arrived. */
  readonly row: ArtworkRow | null;
  /** The picture as it can be shown now. */
  readonly shown: ShownPicture | null;
  readonly upload: Upload | null;
  /** Why the chosen file is refused, or that the picture no longer exists. */
  readonly problem: string | null;
  readonly choose: (file: File) => void;
  /** Takes another page of the file. */
  readonly turnTo: (page: number) => void;
  /** Sends the file again after a failure. */
  readonly retry: () => void;
  /** Stops sending until `retry`. */
  readonly pause: () => void;
  /** Forgets the file that is being sent or has failed; the picture before it stays. */
  readonly cancel: () => void;
  readonly remove: () => void;
}

interface ArtworkOptions {
  placed: PlacedArtwork | null;
  /** The server's data of the artwork in the address, from the page's loader. */
  first: { readonly row: ArtworkRow | null; readonly isLost: boolean };
  onPlaced: (artwork: PlacedArtwork | null) => void;
}

/** Loaded with the first file. */
const loadSender = () => Promise.all([import('../../upload/send-artwork.ts'), import('./local-picture.ts')]);

/** The buyer's picture: chosen, shown at once, sent, and known by its token from then on. */
export const useArtwork = ({ placed, first, onPlaced }: ArtworkOptions): ArtworkState => {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState(first.isLost ? gone : null);
  /** The chosen file as the browser shows it, until the server's picture is there. */
  const [local, setLocal] = useState<ShownPicture | null>(null);
  const sending = useRef<{ readonly file: File | null; readonly abort: AbortController } | null>(null);
  // The answer to an upload can arrive after the next render.
  const latest = useRef({ placed, onPlaced });
  latest.current = { placed, onPlaced };

  const token = placed?.token ?? null;
  const { data: known, isPlaceholderData } = useQuery({
    ...answerTo('GetArtwork', { token: token ?? '' }),
    enabled: token !== null,
    ...(first.row !== null && first.row.token === token
      ? { initialData: { ok: true, value: first.row } as const }
      : {}),
  });
  const answer = token === null || isPlaceholderData ? undefined : known;
  const row = answer?.ok ? answer.value : null;
  const isGone = answer?.ok === false && answer.failure.code === 'not_found';
  useEffect(() => {
    if (!isGone) return;
    setProblem(gone);
    latest.current.onPlaced(null);
  }, [isGone]);

  const objectUrl = useRef<string | null>(null);
  const showLocal = (picture: ShownPicture | null) => {
    if (objectUrl.current !== null) URL.revokeObjectURL(objectUrl.current);
    objectUrl.current = picture?.href ?? null;
    setLocal(picture);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left.
  useEffect(
    () => () => {
      sending.current?.abort.abort();
      showLocal(null);
    },
    [],
  );

  const send = async (file: File) => {
    sending.current?.abort.abort();
    const abort = new AbortController();
    sending.current = { file, abort };
    const { signal } = abort;
    setProblem(null);
    setUpload({ name: file.name, bytes: file.size, part: 0, isPaused: false, failure: null });
    const loaded = await loadSender().catch(() => null);
    if (signal.aborted) return;
    if (loaded === null)
      return setUpload({ name: file.name, bytes: file.size, part: 0, isPaused: false, failure: unreachable });
    const [{ refusedUnsent, sendArtwork }, { loadPicture }] = loaded;
    const refusal = refusedUnsent(file);
    if (refusal !== null) return refuse(refusal);
    void showFile(file, loadPicture, signal);
    const onProgress = (part: number, stalled?: string) =>
      signal.aborted || setUpload({ name: file.name, bytes: file.size, part, isPaused: false, stalled, failure: null });
    const answer = await sendArtwork(file, onProgress, signal);
    if (signal.aborted) return;
    if (!answer.ok) return fail(file, answer.failure);
    await show(answer, loadPicture, signal);
  };

  const openPage = async (page: number) => {
    if (row === null) return;
    sending.current?.abort.abort();
    const abort = new AbortController();
    const { signal } = abort;
    sending.current = { file: null, abort };
    setProblem(null);
    setUpload({ name: row.name, bytes: 0, part: 1, isPaused: false, failure: null });
    const loaded = await loadSender().catch(() => null);
    if (signal.aborted) return;
    if (loaded === null) return refuse(unreachable);
    const [{ takePage }, { loadPicture }] = loaded;
    const answer = await takePage(row.token, page, signal);
    if (signal.aborted) return;
    if (answer.ok) await show(answer, loadPicture, signal);
    else refuse(answer.failure.text);
  };

  /** What the server has taken is on the sticker from now on. */
  const show = async (
    answer: { readonly ok: true; readonly value: ArtworkRow },
    loadPicture: (href: string) => Promise<ShownPicture | null>,
    signal: AbortSignal,
  ) => {
    const { token } = answer.value;
    client.setQueryData(answerTo('GetArtwork', { token }).queryKey, answer);
    const { placed: before, onPlaced: place } = latest.current;
    place(before === null ? newlyPlaced(token) : withFile(before, answer.value));
    setUpload(null);
    // The server's picture is what will be printed, so it takes the place of the browser's.
    await loadPicture(artworkPreviewAddress(token));
    if (!signal.aborted) showLocal(null);
  };

  const showFile = async (
    file: File,
    loadPicture: (href: string) => Promise<ShownPicture | null>,
    signal: AbortSignal,
  ) => {
    const href = URL.createObjectURL(file);
    const picture = await loadPicture(href);
    if (picture === null || signal.aborted) return URL.revokeObjectURL(href);
    showLocal(picture);
  };

  const fail = (file: File, { code, text }: Failure) => {
    // Every other failure may not happen again at the next try.
    if (code === 'invalid') return refuse(text);
    setUpload({ name: file.name, bytes: file.size, part: 0, isPaused: false, failure: text });
  };

  const refuse = (text: string) => {
    setUpload(null);
    showLocal(null);
    setProblem(text);
  };
  const choose = useStable((file: File) => void send(file));
  const retry = useStable(() => void (sending.current?.file && send(sending.current.file)));
  const turnTo = useStable((page: number) => void openPage(page));
  const pause = useStable(() => {
    sending.current?.abort.abort();
    setUpload((before) => before && { ...before, isPaused: true });
  });
  const cancel = useStable(() => {
    sending.current?.abort.abort('cancelled');
    setUpload(null);
    showLocal(null);
  });
  const remove = useStable(() => {
    cancel();
    setProblem(null);
    onPlaced(null);
  });

  // The same objects until a part of them changes, because a new object renders picture and field anew.
  const shown = useMemo(
    () =>
      local ?? (row === null ? null : { href: artworkPreviewAddress(row.token), ratio: row.ratio, bleed: row.bleed }),
    [local, row],
  );
  return useMemo(
    () => ({ row, shown, upload, problem, choose, turnTo, retry, pause, cancel, remove }),
    [row, shown, upload, problem, choose, turnTo, retry, pause, cancel, remove],
  );
};

const gone = 'The picture of these stickers is not kept here any more. Please choose it again.';
