import { acceptedArtwork, ok } from '@boxwright/contract';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ChooseFilePage } from '../upload/ChooseFilePage.tsx';
import { Interrupted } from '../upload/Interrupted.tsx';
import { useArtworkUpload } from '../upload/use-artwork-upload.ts';

interface SendArtworkButtonProps {
  /** The button's words. */
  children: ReactNode;
  /** Called with the token of the uploaded file. The button shows progress until it resolves. */
  onSent: (token: string) => Promise<void>;
  /** Whether the item is printed inside as well, with the page that follows the chosen one. */
  hasInside?: boolean;
  /** Shown where there is no JavaScript, which sending a file needs. */
  withoutScript?: string;
}

/** Chooses a customer's file for print, and of one with several pages the page, and sends it at once. */
export function SendArtworkButton({ children, onSent, hasInside = false, withoutScript }: SendArtworkButtonProps) {
  const id = useId();
  const upload = useArtworkUpload(async ({ token }) => {
    await onSent(token);
    return ok(null);
  });
  const { upload: sending, choosing } = upload;
  const problem = upload.problem ?? sending?.failure ?? null;
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) upload.choose(file);
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = '';
  };
  const percent = Math.round((sending?.part ?? 0) * 100);
  return (
    <>
      {sending === null && choosing === null && upload.used === null ? <Interrupted /> : null}
      {choosing !== null ? (
        <div>
          <ChooseFilePage upload={upload} choosing={choosing} hasInside={hasInside} />
        </div>
      ) : sending === null || sending.failure !== null ? (
        <label
          className={buttonStyle(
            'quiet',
            'small',
            'noscript:hidden -ml-4 relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
          )}
        >
          <Paperclip aria-hidden="true" className="size-5" />
          {children}
          <input
            type="file"
            accept={acceptedArtwork}
            aria-describedby={problem === null ? undefined : id}
            aria-invalid={problem === null ? undefined : true}
            onChange={chosen}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
      ) : (
        <span className="flex min-h-11 flex-wrap items-center gap-x-3">
          <progress aria-label={`Sending ${sending.name}`} max={100} value={percent} className="h-2 w-32 accent-teal" />
          <span role="status" className="text-sm">
            {percent < 100 ? 'Sending…' : 'Sent; we are looking at it…'}
          </span>
          <Button tone="quiet" size="small" onClick={upload.cancel}>
            Cancel
          </Button>
        </span>
      )}
      {sending?.failure ? (
        <Button tone="outline" size="small" onClick={upload.retry}>
          Try again
        </Button>
      ) : null}
      <p id={id} role="alert" className="basis-full whitespace-pre-line font-medium text-vermilion-deep empty:hidden">
        {problem}
      </p>
      {withoutScript === undefined ? null : (
        <noscript>
          <span className="text-ink-soft text-sm">{withoutScript}</span>
        </noscript>
      )}
    </>
  );
}
