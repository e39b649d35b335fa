import { classes } from './classes.ts';

/** A small choice in a row of others. */
export const chipStyle = (isChosen: boolean): string =>
  classes(
    'flex min-h-11 items-center rounded-md border px-3 font-medium text-sm transition-colors',
    isChosen ? 'border-ink bg-ink text-white' : 'border-line-strong bg-card hover:border-ink',
  );
