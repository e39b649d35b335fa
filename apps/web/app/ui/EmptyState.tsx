import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next: a link or a button. */
  action?: ReactNode;
  picture?: ReactNode;
}

export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
  return (
    <div className="crease mx-auto flex max-w-xl flex-col items-center gap-4 rounded-lg border bg-card px-6 py-12 text-center">
      {picture}
      <h1 className="text-3xl">{title}</h1>
      {text === undefined ? null : <p className="text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}
