import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

interface ErrorStateProps {
  title?: string;
  /** A plain sentence about what went wrong. */
  text: string;
  /** What to retry; by default reloads the page. */
  retry?: () => void;
  /** The heading's level: 1 if the state fills the page. */
  level?: 1 | 2 | 3;
}

export function ErrorState({ title = 'That did not work', text, retry, level = 1 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="crease mx-auto flex max-w-xl flex-col items-center gap-4 rounded-lg border bg-card px-6 py-12 text-center"
    >
      <Heading className="text-3xl">{title}</Heading>
      <p className="text-ink-soft">{text}</p>
      <Button tone="ink" onClick={retry ?? (() => window.location.reload())}>
        <RotateCw aria-hidden="true" className="size-5" /> Try again
      </Button>
    </div>
  );
}
