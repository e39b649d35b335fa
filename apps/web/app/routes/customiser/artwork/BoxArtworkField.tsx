import { type ArtworkRow, ok } from '@boxwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { answerTo } from '../../../answers.tsx';
import { ArtworkUploadField } from '../../../features/upload/ArtworkUploadField.tsx';
import { useArtworkUpload } from '../../../features/upload/use-artwork-upload.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { TemplatesNear } from './TemplatesNear.tsx';
import type { PrintedBox } from './use-artwork-check.ts';

export interface BoxArtworkProps {
  /** The file that the box is printed with; null while there is none. */
  token: string | null;
  /** Null while it can't be made in its size. */
  box: PrintedBox | null;
  boxName: string;
  onChange: (token: string | null) => void;
  /** Shows the folded box, where the page has it elsewhere. */
  onFold?: (() => void) | undefined;
}

/** Takes the artwork of a box, checks it against the chosen size and shows it on the drawing, before any order. */
export const BoxArtworkField = memo(function BoxArtworkField({
  token,
  box,
  boxName,
  onChange,
  onFold,
}: BoxArtworkProps) {
  const client = useQueryClient();
  const [isReplacing, setReplacing] = useState(false);
  const [isLost, setLost] = useState(false);
  const { data, isPlaceholderData } = useQuery({
    ...answerTo('GetArtwork', { token: token ?? '' }),
    enabled: token !== null,
  });
  const answer = token === null || isPlaceholderData ? undefined : data;
  const isGone = answer?.ok === false && answer.failure.code === 'not_found';
  useEffect(() => {
    if (!isGone) return;
    setLost(true);
    onChange(null);
  }, [isGone, onChange]);
  const upload = useArtworkUpload(async (row: ArtworkRow) => {
    client.setQueryData(answerTo('GetArtwork', { token: row.token }).queryKey, ok(row));
    setReplacing(false);
    setLost(false);
    onChange(row.token);
    return ok(null);
  });
  return (
    <section aria-labelledby="artwork-title" id="artwork">
      <h2 id="artwork-title" className="mb-2 font-semibold text-base">
        Your artwork <span className="font-normal text-ink-soft">(optional)</span>
      </h2>
      {token !== null && !isReplacing ? (
        <AttachedFile
          token={token}
          row={answer?.ok ? answer.value : null}
          box={box}
          boxName={boxName}
          onReplace={() => setReplacing(true)}
          onTakeOff={() => onChange(null)}
          onFold={onFold}
        />
      ) : (
        <>
          {isLost ? (
            <p role="alert" className="mb-2 font-medium text-[0.9375rem] text-vermilion-deep">
              We do not have this artwork any more. Please upload the file again.
            </p>
          ) : null}
          <ArtworkUploadField itemName={boxName} upload={upload} />
          <noscript>
            <p>Sending a file here needs JavaScript. It can also be sent after the order.</p>
          </noscript>
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
