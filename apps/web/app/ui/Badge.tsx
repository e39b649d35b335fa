import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'plain' | 'good' | 'notice' | 'bad';

const tones: Record<BadgeTone, string> = {
  plain: 'border-line bg-board text-ink',
  good: 'border-teal/30 bg-teal-soft text-teal',
  notice: 'border-kraft/40 bg-board text-kraft-deep',
  bad: 'border-vermilion-deep/30 bg-vermilion-soft text-vermilion-deep',
};

/** A status in a word or two. The colour is only an addition to the text. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center rounded-sm border px-2 font-semibold text-[0.8125rem] leading-tight',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
