import { artworkKindWords, fileSizeWords, fileStays, largestArtwork } from '@boxwright/contract';
import { FileUp } from 'lucide-react';
import { type Ref, useId } from 'react';
import { ChooseFilePage } from './ChooseFilePage.tsx';
import { FileButton } from './FileButton.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileOnItsWay } from './FileOnItsWay.tsx';
import { Interrupted } from './Interrupted.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';

interface ArtworkUploadFieldProps {
  /** The item that the file is for. */
  itemName: string;
  upload: ArtworkUpload;
  /** Whether a file is here that the new one replaces: it stays if that is refused. */
  hasFile?: boolean;
  /** Whether the item is printed inside as well, with the page that follows the chosen one. */
  hasInside?: boolean;
  /** Of the button that chooses a file: outlined beside a more important one. */
  tone?: 'primary' | 'outline';
  /** Why a button of the page waits for the file. */
  error?: string | undefined;
  fieldRef?: Ref<HTMLInputElement>;
  /** Called when a visitor begins to look for their file. */
  onLook?: () => void;
}

/** Takes an item's artwork by choice or drop, shows it on its way, and lets a page be chosen of a file with several. */
export function ArtworkUploadField({
  itemName,
  upload,
  hasFile = false,
  hasInside = false,
  tone = 'primary',
  error,
  fieldRef,
  onLook,
}: ArtworkUploadFieldProps) {
  const id = useId();
  const { upload: sending, choosing, used } = upload;
  const problem = error ?? upload.problem;
  return (
    <div className="noscript:hidden">
      <FileDrop onDrop={upload.choose}>
        {sending === null && choosing === null && used === null ? <Interrupted /> : null}
        {sending === null ? null : (
          <FileOnItsWay
            upload={sending}
            label={`Sending ${sending.name}`}
            onRetry={upload.retry}
            onPause={upload.pause}
            onCancel={upload.cancel}
          />
        )}
        {choosing === null ? null : (
          <div className="mb-3">
            <p className="wrap-anywhere mb-2 font-medium">{choosing.name}</p>
            <ChooseFilePage upload={upload} choosing={choosing} hasInside={hasInside} />
          </div>
        )}
        <FileButton
          {...(fieldRef && { fieldRef })}
          tone={sending === null && choosing === null ? tone : 'outline'}
          describedBy={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          isInvalid={problem !== null}
          onLook={() => {
            upload.prepare();
            onLook?.();
          }}
          onChoose={upload.choose}
        >
          <FileUp aria-hidden="true" className="size-5" />
          {sending === null && choosing === null ? 'Choose a file' : 'Choose another'}
          <span className="sr-only"> for {itemName}</span>
        </FileButton>
        <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
          Or drop it here. {artworkKindWords}, up to {fileSizeWords(largestArtwork)}.
        </p>
        <p id={`${id}-problem`} role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep">
          {problem === null ? null : (
            <span className="mt-1.5 block whitespace-pre-line">
              {problem}
              {hasFile && upload.problem !== null ? `\n${fileStays}` : ''}
            </span>
          )}
        </p>
      </FileDrop>
      <p role="status" className="sr-only">
        {sending !== null
          ? (sending.failure ?? sending.stalled ?? 'Sending your file.')
          : used === null
            ? ''
            : `${used} is sent.`}
      </p>
    </div>
  );
}
