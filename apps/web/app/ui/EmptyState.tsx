import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next: a link or a button. */
  action?: ReactNode;
  picture?: ReactNode;
  /** The heading's level: 1 if the state fills the page. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, text, action, picture, level = 1 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="crease mx-auto flex max-w-xl flex-col items-center gap-4 rounded-lg border wrap-anywhere bg-card px-6 py-12 text-center">
      {picture}
      <Heading tabIndex={-1} className="text-3xl">
        {title}
      </Heading>
      {text === undefined ? null : <p className="text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}
