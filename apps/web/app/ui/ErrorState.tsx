import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

interface ErrorStateProps {
  title?: string;
  /** A plain sentence about what went wrong. */
  text: string;
  /** What to try again; loads the page anew unless told otherwise. */
  retry?: () => void;
}

export function ErrorState({ title = 'That did not work', text, retry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="crease mx-auto flex max-w-xl flex-col items-center gap-4 rounded-lg border bg-card px-6 py-12 text-center"
    >
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      <Button tone="ink" onClick={retry ?? (() => window.location.reload())}>
        <RotateCw aria-hidden="true" className="size-5" /> Try again
      </Button>
    </div>
  );
}
