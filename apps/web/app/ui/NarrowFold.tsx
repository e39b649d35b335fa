import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface NarrowFoldProps {
  summary: ReactNode;
  /** Classes of what is folded. */
  className?: string;
  children: ReactNode;
}

/** A fold on phones and tablets; wide screens, which have room beside it, show its content in any case. */
export function NarrowFold({ summary, className, children }: NarrowFoldProps) {
  return (
    <div>
      {/* Empty: what it opens follows it, so that wide screens can show that without it. */}
      <details className="peer crease border-y lg:hidden print:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold marker:text-kraft-deep">{summary}</summary>
      </details>
      <div className={classes('hidden lg:block max-lg:mt-5 peer-open:block print:block', className)}>{children}</div>
    </div>
  );
}
