import { classes } from './classes.ts';

/** Holds the room of something that is still loading; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-md bg-board', className)} />;
}
