import { ok } from '@boxwright/contract';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoosePage } from '../upload/ChoosePage.tsx';
import { FileButton } from '../upload/FileButton.tsx';
import { FileOnItsWay } from '../upload/FileOnItsWay.tsx';
import { useArtworkUpload } from '../upload/use-artwork-upload.ts';

interface SendArtworkButtonProps {
  /** The button's words. */
  children: ReactNode;
  /** Called with the token of the uploaded file. The button shows progress until it resolves. */
  onSent: (token: string) => Promise<void>;
  /** Shown where there is no JavaScript, which sending a file needs. */
  withoutScript?: string;
}

/** Chooses a customer's file for print, and of one with several pages the page, and sends it at once. */
export function SendArtworkButton({ children, onSent, withoutScript }: SendArtworkButtonProps) {
  const id = useId();
  const upload = useArtworkUpload(async ({ token }) => {
    await onSent(token);
    return ok(null);
  });
  const { upload: sending, choosing, problem } = upload;
  return (
    <>
      {sending !== null ? (
        <div className="w-full max-w-sm">
          <FileOnItsWay
            upload={sending}
            label={`Sending ${sending.name}`}
            onRetry={upload.retry}
            onPause={upload.pause}
            onCancel={upload.cancel}
          />
        </div>
      ) : choosing !== null ? (
        <div>
          <p className="wrap-anywhere mb-2 font-medium">{choosing.name}</p>
          <ChoosePage row={choosing} turnTo={upload.turnTo} />
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={upload.usePage}>
              Use page {choosing.page}
            </Button>
            <Button tone="quiet" size="small" onClick={upload.cancel}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <span className="noscript:hidden">
          <FileButton
            tone="quiet"
            describedBy={problem === null ? undefined : id}
            isInvalid={problem !== null}
            onChoose={upload.choose}
          >
            <Paperclip aria-hidden="true" className="size-5" />
            {children}
          </FileButton>
        </span>
      )}
      <p id={id} role="alert" className="basis-full font-medium text-vermilion-deep empty:hidden">
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
