import { fileSizeWords, uploadPart } from '@boxwright/contract';
import { RotateCcw, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useTimeLeft } from './time-left.ts';
import type { Upload } from './use-artwork-upload.ts';

interface FileOnItsWayProps {
  upload: Upload;
  /** The progress bar's name. */
  label: string;
  onRetry: () => void;
  onPause: () => void;
  onCancel: () => void;
}

/** How much of a file has been sent; after a failure, why, and the way to try again. */
export function FileOnItsWay({ upload, label, onRetry, onPause, onCancel }: FileOnItsWayProps) {
  const { name, bytes, part, isPaused, stalled, failure } = upload;
  const percent = Math.round(part * 100);
  // Small files are sent in one request, which can't be continued.
  const isLarge = bytes > uploadPart;
  const left = useTimeLeft(part, isPaused || stalled !== undefined || failure !== null);
  return (
    <div className="mb-3">
      <p className="wrap-anywhere font-medium">{name}</p>
      {failure === null ? (
        <>
          <div className="flex items-center gap-3">
            <progress
              aria-label={label}
              max={100}
              value={percent}
              className="h-2 min-w-0 grow appearance-none overflow-hidden rounded-sm bg-board [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-board [&::-webkit-progress-value]:bg-teal"
            />
            <span className="figures w-12 text-right text-sm">{percent} %</span>
          </div>
          <p className="figures text-ink-soft text-sm">
            {isPaused
              ? 'Paused. What has arrived is kept for a day.'
              : (stalled ??
                (percent === 100
                  ? 'Sent; we are looking at it …'
                  : isLarge
                    ? `${fileSizeWords(part * bytes)} of ${fileSizeWords(bytes)} sent${left === null ? '' : `, ${left}`} …`
                    : 'Sending …'))}
          </p>
        </>
      ) : (
        <p className="whitespace-pre-line font-medium text-[0.9375rem] text-vermilion-deep">{failure}</p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {failure === null ? null : (
          <Button tone="ink" size="small" onClick={onRetry}>
            <RotateCcw aria-hidden="true" className="size-5" /> Try again
          </Button>
        )}
        {failure === null && isLarge && percent < 100 && (isPaused || !stalled) ? (
          <Button tone={isPaused ? 'ink' : 'quiet'} size="small" onClick={isPaused ? onRetry : onPause}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
        ) : null}
        <Button tone="quiet" size="small" onClick={onCancel}>
          <X aria-hidden="true" className="size-5" /> Cancel
        </Button>
      </div>
    </div>
  );
}
