import { type ArtworkRow, acceptedArtwork, artworkKindWords } from '@boxwright/contract';
import { ImageUp, RotateCcw, Trash2, X } from 'lucide-react';
import { type ChangeEvent, memo, type Ref, useEffect, useId, useState } from 'react';
import { useShell } from '../../features/site/shell-data.ts';
import type { ArtworkState, Upload } from '../../features/stickers/artwork/use-artwork.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/Select.tsx';

interface ArtworkFieldProps {
  artwork: ArtworkState;
  /** Why the order was refused because of the picture. */
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

/** Takes the buyer's picture by drop, choice or paste, and sends it at once, showing the progress. */
export const ArtworkField = memo(({ artwork, error, fieldRef }: ArtworkFieldProps) => {
  const { row, upload, choose, remove } = artwork;
  const [isOver, setOver] = useState(false);
  const id = useId();
  const { company } = useShell();
  const problem = error ?? artwork.problem;
  usePasted(choose);
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) choose(file);
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = '';
  };
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-2 font-semibold">Your picture</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has another way, the file field inside. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) choose(file);
        }}
        className={classes(
          'rounded-md border border-dashed p-3.5',
          isOver ? 'border-teal bg-teal-soft' : 'border-line-strong bg-card',
        )}
      >
        {upload === null ? null : <OnItsWay upload={upload} artwork={artwork} />}
        {upload === null && row !== null ? (
          <p className="mb-2.5">
            <span className="block truncate font-medium">{row.name}</span>
            <span className="figures block text-ink-soft text-sm">
              {row.kind.toUpperCase()}
              {row.pixelWidth === null ? ', a drawing' : `, ${row.pixelWidth} × ${row.pixelHeight} pixels`}
            </span>
          </p>
        ) : null}
        {upload === null && row !== null && row.pages > 1 ? <ChoosePage row={row} turnTo={artwork.turnTo} /> : null}
        <div className="flex flex-wrap items-center gap-2.5">
          <label
            className={buttonStyle(
              'outline',
              'small',
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
            )}
          >
            <ImageUp aria-hidden="true" className="size-5" />
            {upload !== null ? 'Choose another' : row === null ? 'Choose a picture' : 'Change picture'}
            <input
              ref={fieldRef}
              type="file"
              accept={acceptedArtwork}
              aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
              aria-invalid={problem === null ? undefined : true}
              onChange={chosen}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
            />
          </label>
          {row === null || upload !== null ? null : (
            <Button tone="quiet" size="small" onClick={remove}>
              <Trash2 aria-hidden="true" className="size-5" /> Remove
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
          {row === null
            ? `Or drop it here, or paste it. ${artworkKindWords}, up to 25 MB.`
            : `Kept for ${company.artworkDays} days, and with your order.`}
        </p>
        <p id={`${id}-problem`} role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep">
          {problem === null ? null : <span className="mt-1.5 block">{problem}</span>}
        </p>
      </div>
      <p role="status" className="sr-only">
        {upload === null
          ? row === null
            ? ''
            : `${row.name} is on the sticker.`
          : (upload.failure ?? 'Sending your picture.')}
      </p>
    </fieldset>
  );
});

/** Which page of the file is printed. */
function ChoosePage({ row, turnTo }: { row: ArtworkRow; turnTo: ArtworkState['turnTo'] }) {
  return (
    <div className="mb-2.5 max-w-40">
      <Select
        label={`Page, of ${row.pages}`}
        value={String(row.page)}
        onChange={(event) => turnTo(Number(event.currentTarget.value))}
        options={Array.from({ length: row.pages }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
      />
    </div>
  );
}

/** Shown without JavaScript, which sending a file needs. */
export function ArtworkByMail() {
  const { company } = useShell();
  return (
    <noscript>
      <p className="text-[0.9375rem] text-ink-soft">
        Your picture can be sent here with JavaScript; without it, mail it to {company.email} after ordering.
      </p>
    </noscript>
  );
}

function OnItsWay({ upload, artwork }: { upload: Upload; artwork: ArtworkState }) {
  const { name, part, failure } = upload;
  const percent = Math.round(part * 100);
  return (
    <div className="mb-3">
      <p className="truncate font-medium">{name}</p>
      {failure === null ? (
        <>
          <div className="flex items-center gap-3">
            <progress
              aria-label="Sending your picture"
              max={100}
              value={percent}
              className="h-2 min-w-0 grow appearance-none overflow-hidden rounded-sm bg-board [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-board [&::-webkit-progress-value]:bg-teal"
            />
            <span className="figures w-12 text-right text-sm">{percent} %</span>
          </div>
          <p className="text-ink-soft text-sm">{percent < 100 ? 'Sending …' : 'Sent; we are looking at it …'}</p>
        </>
      ) : (
        <p className="font-medium text-[0.9375rem] text-vermilion-deep">{failure}</p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {failure === null ? null : (
          <Button tone="ink" size="small" onClick={artwork.retry}>
            <RotateCcw aria-hidden="true" className="size-5" /> Try again
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={artwork.cancel}>
          <X aria-hidden="true" className="size-5" /> Cancel
        </Button>
      </div>
    </div>
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
