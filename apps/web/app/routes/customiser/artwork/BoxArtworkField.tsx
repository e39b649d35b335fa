import { type ArtworkRow, artworkPreviewAddress, ok, printsInside, unprinted } from '@boxwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type Ref, useCallback, useEffect, useState } from 'react';
import { useAnswerInIsland } from '../../../answer-in-island.ts';
import { answerTo } from '../../../answers.tsx';
import { names } from '../../../features/configurator/box-choice.ts';
import { ArtworkUploadField } from '../../../features/upload/ArtworkUploadField.tsx';
import { KeepFile } from '../../../features/upload/KeepFile.tsx';
import { useArtworkUpload } from '../../../features/upload/use-artwork-upload.ts';
import { whyUnsent } from '../../../features/upload/why-unsent.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { type SeenBox, seenBox } from '../seen-box.ts';
import { AttachedFile } from './AttachedFile.tsx';
import type { FileStep } from './file-step.ts';
import { printedBoxOf } from './printed-box.ts';
import { TemplatesNear } from './TemplatesNear.tsx';
import { type FileOfBox, fileAgainst } from './use-artwork-check.ts';

const loadFolding = () => import('./prepare-folding.ts');
/** Behind the window in which a file is looked for, a page may stand still. */
const prepareFolding = () =>
  void loadFolding()
    .then(({ startDrawing }) => startDrawing())
    .catch(String);

const noFile: FileOfBox = { artwork: null, place: null };

interface BoxArtworkProps
  extends Pick<SeenBox, 'data' | 'variant' | 'ownSize' | 'board' | 'coating' | 'artwork' | 'place' | 'print'> {
  onChange: (file: FileOfBox) => void;
  /** Shows the folded box, where the page has it elsewhere. */
  onFold?: (() => void) | undefined;
  /** Called when a file is looked for, when the shop begins to look at the one that was sent, and when that ends. */
  onFileStep?: ((step: FileStep) => void) | undefined;
  /** Called with why a chosen file isn't with the box yet; with null when none would be lost with the page. */
  onUnsent: (why: string | null) => void;
  /** Why the pressed button waits for the file. */
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** Takes the artwork of a box, checks it against the chosen size and shows it on the drawing, before any order. */
export const BoxArtworkField = memo(function BoxArtworkField({
  artwork: token,
  place,
  onChange,
  onFold,
  onFileStep,
  onUnsent,
  error,
  fieldRef,
  ...seen
}: BoxArtworkProps) {
  const box = printedBoxOf(seenBox(seen).variant, seen.board, seen.print);
  const boxName = seen.data.product.itemName;
  const client = useQueryClient();
  const kept = useKeptFocus<HTMLElement>();
  const [isReplacing, setReplacing] = useState(false);
  const [isLost, setLost] = useState(false);
  const [isLookedFor, setLookedFor] = useState(false);
  const { data, isPlaceholderData } = useAnswerInIsland({
    ...answerTo('GetArtwork', { token: token ?? '' }),
    enabled: token !== null,
  });
  const answer = token === null || isPlaceholderData ? undefined : data;
  const isGone = answer?.ok === false && answer.failure.code === 'not_found';
  useEffect(() => {
    if (!isGone) return;
    setLost(true);
    onChange(noFile);
  }, [isGone, onChange]);
  const upload = useArtworkUpload(async (row: ArtworkRow) => {
    loadFolding()
      .then(({ preloadPicture }) => preloadPicture(artworkPreviewAddress(row.token)))
      .catch(String);
    client.setQueryData(answerTo('GetArtwork', { token: row.token }).queryKey, ok(row));
    // What shows the file needs its place first, and would ask for it and for its check only once it is drawn itself.
    if (box !== null) {
      const against = fileAgainst(box, { artwork: row.token, place: null }, seen.coating);
      void client.prefetchQuery(answerTo('GetPicturePlacement', against));
      void client.prefetchQuery(answerTo('GetArtworkPlacement', against));
    }
    setReplacing(false);
    setLost(false);
    onChange({ artwork: row.token, place: null });
    return ok(null);
  });
  const { prepare } = upload;
  const lookFor = useCallback(() => {
    prepareFolding();
    setLookedFor(true);
  }, []);
  useEffect(() => {
    // It may have been pressed before the script arrived.
    if (!document.activeElement?.matches('#artwork [type=file]')) return;
    prepare();
    lookFor();
  }, [prepare, lookFor]);
  const isSending = upload.upload !== null;
  useEffect(() => {
    // A file that was dropped: drawing would keep the browser from sending.
    if (isSending) loadFolding().catch(String);
  }, [isSending]);
  // Not before: drawing the box would keep the browser from sending.
  const isSent = upload.upload?.failure === null && upload.upload.part === 1;
  const fileStep = isSent ? 'sent' : isLookedFor ? 'looked-for' : 'none';
  useEffect(() => onFileStep?.(fileStep), [fileStep, onFileStep]);
  const isPrinted = box?.print !== unprinted;
  const unsent = isPrinted ? whyUnsent(upload) : null;
  useEffect(() => {
    onUnsent(unsent);
    return () => onUnsent(null);
  }, [unsent, onUnsent]);
  // The file is kept in the choice, in case the buyer prints the box after all.
  if (!isPrinted) return <KeptFile token={token} place={place} />;
  return (
    <section aria-labelledby="artwork-title" id="artwork" {...kept}>
      <h2 id="artwork-title" className="mb-2 font-semibold text-base">
        Your artwork <span className="font-normal text-ink-soft">(optional)</span>
      </h2>
      <KeptFile token={token} place={place} />
      {token !== null && !isReplacing ? (
        <AttachedFile
          token={token}
          place={place}
          row={answer?.ok ? answer.value : null}
          box={box}
          boxName={boxName}
          coating={seen.coating}
          onReplace={() => {
            upload.cancel();
            setReplacing(true);
          }}
          onTakeOff={() => {
            upload.cancel();
            onChange(noFile);
          }}
          onPlace={(place) => onChange({ artwork: token, place })}
          onFold={onFold}
        />
      ) : (
        <>
          {isLost ? (
            <p role="alert" className="mb-2 font-medium text-[0.9375rem] text-vermilion-deep">
              We do not have this artwork any more. Please upload the file again.
            </p>
          ) : null}
          <ArtworkUploadField
            itemName={boxName}
            upload={upload}
            hasFile={token !== null}
            hasInside={printsInside(box?.print ?? null)}
            error={error}
            fieldRef={fieldRef}
            onLook={lookFor}
          />
          <noscript>
            {import.meta.env.SSR ? (
              <p>Sending a file here needs JavaScript. Without it, send it in the cart, or after the order.</p>
            ) : null}
          </noscript>
          {token === null ? null : <KeepFile upload={upload} onKept={() => setReplacing(false)} />}
          {box === null ? null : <TemplatesNear box={box} />}
          <p className="text-[0.9375rem] text-ink-soft">
            See it on the flat drawing and on the folded box at once. No file yet? It can follow after the order; you
            approve a proof before we print.
          </p>
        </>
      )}
    </section>
  );
});

/** A form that is sent without script keeps the file. */
function KeptFile({ token, place }: { token: string | null; place: string | null }) {
  return (
    <>
      {token === null ? null : <input type="hidden" name={names.artwork} value={token} />}
      {place === null ? null : <input type="hidden" name={names.place} value={place} />}
    </>
  );
}
