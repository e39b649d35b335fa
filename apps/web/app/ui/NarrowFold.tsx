import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface NarrowFoldProps {
  summary: ReactNode;
  /** Whether others follow it, as in a list. */
  inList?: boolean;
  /** Classes of what is folded. */
  className?: string;
  children: ReactNode;
}

/** A fold on phones and tablets; wide screens, which have room beside it, show its content in any case. */
export function NarrowFold({ summary, inList = false, className, children }: NarrowFoldProps) {
  return (
    <div>
      {/* Empty: what it opens follows it, so that wide screens can show that without it. */}
      <details className={classes('peer crease lg:hidden print:hidden', inList ? 'border-t' : 'border-y')}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold marker:text-kraft-deep">{summary}</summary>
      </details>
      <div
        className={classes(
          'hidden lg:block peer-open:block print:block',
          inList ? 'max-lg:pt-1 max-lg:pb-6' : 'max-lg:mt-5',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
