import { artworkKindWords, fileSizeWords, largestArtwork } from '@boxwright/contract';
import { ImageUp, Trash2 } from 'lucide-react';
import { memo, type Ref, useEffect, useId } from 'react';
import { useShell } from '../../features/site/shell-data.ts';
import type { ArtworkState } from '../../features/stickers/artwork/use-artwork.ts';
import { ChoosePage } from '../../features/upload/ChoosePage.tsx';
import { FileButton } from '../../features/upload/FileButton.tsx';
import { FileDrop } from '../../features/upload/FileDrop.tsx';
import { FileOnItsWay } from '../../features/upload/FileOnItsWay.tsx';
import { Interrupted } from '../../features/upload/Interrupted.tsx';
import { Button } from '../../ui/Button.tsx';

interface ArtworkFieldProps {
  artwork: ArtworkState;
  /** Why the order was refused because of the picture. */
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** Takes the buyer's picture by drop, choice or paste, and sends it at once, showing the progress. */
export const ArtworkField = memo(({ artwork, error, fieldRef }: ArtworkFieldProps) => {
  const { row, upload, choose, remove } = artwork;
  const id = useId();
  const { company } = useShell();
  const problem = error ?? artwork.problem;
  usePasted(choose);
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-2 font-semibold">Your picture</legend>
      <FileDrop onDrop={choose}>
        {upload === null && row === null ? <Interrupted /> : null}
        {upload === null ? null : (
          <FileOnItsWay
            upload={upload}
            label="Sending your picture"
            onRetry={artwork.retry}
            onPause={artwork.pause}
            onCancel={artwork.cancel}
          />
        )}
        {upload === null && row !== null ? (
          <p className="mb-2.5">
            <span className="block truncate font-medium">{row.name}</span>
            <span className="figures block text-ink-soft text-sm">
              {row.kind.toUpperCase()}
              {row.byHand
                ? ', checked by hand'
                : row.pixelWidth === null
                  ? ', a drawing'
                  : `, ${row.pixelWidth} × ${row.pixelHeight} pixels`}
            </span>
          </p>
        ) : null}
        {upload === null && row !== null && row.pages > 1 ? <ChoosePage row={row} turnTo={artwork.turnTo} /> : null}
        <div className="flex flex-wrap items-center gap-2.5">
          <FileButton
            fieldRef={fieldRef}
            describedBy={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
            isInvalid={problem !== null}
            onChoose={choose}
          >
            <ImageUp aria-hidden="true" className="size-5" />
            {upload !== null ? 'Choose another' : row === null ? 'Choose a picture' : 'Change picture'}
          </FileButton>
          {row === null || upload !== null ? null : (
            <Button
              tone="quiet"
              size="small"
              onClick={({ currentTarget }) => {
                // The button goes with the picture.
                currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[type=file]')?.focus();
                remove();
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" /> Remove
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
          {row === null
            ? `Or drop it here, or paste it. ${artworkKindWords}, up to ${fileSizeWords(largestArtwork)}.`
            : `Kept for ${company.artworkDays} days, and with your order.`}
        </p>
        <p id={`${id}-problem`} role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep">
          {problem === null ? null : (
            <span className="mt-1.5 block whitespace-pre-line">
              {problem}
              {row !== null && problem === artwork.problem ? '\nThe picture that was here before stays in use.' : ''}
            </span>
          )}
        </p>
      </FileDrop>
      <p role="status" className="sr-only">
        {upload === null
          ? row === null
            ? ''
            : `${row.name} is on the sticker.`
          : (upload.failure ?? upload.stalled ?? 'Sending your picture.')}
      </p>
    </fieldset>
  );
});

/** Shown without JavaScript, which sending a file needs. */
export function ArtworkLater() {
  return (
    <noscript>
      <p className="text-[0.9375rem] text-ink-soft">
        Your picture can be sent here with JavaScript; without it, in the cart or on the page of your order.
      </p>
    </noscript>
  );
}

/** Takes a picture pasted anywhere on the page. */
const usePasted = (choose: (file: File) => void) => {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? [];
      if (file) choose(file);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [choose]);
};
