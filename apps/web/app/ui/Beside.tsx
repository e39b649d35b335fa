import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface BesideProps extends ComponentProps<'div'> {
  /** Whether the page has a bar at the lower edge of the window, which would cover the end of the column. */
  overBar?: boolean;
}

/**
 * A column that stays on the screen beside a longer one. A column that is higher than the window scrolls with the page
 * until its end shows, and then stays, so that all of it can be reached. It doesn't stay before scripts have measured
 * it.
 */
export function Beside({ overBar = false, className, ...rest }: BesideProps) {
  return <div ref={measured} className={classes('beside', overBar && 'beside-over-bar', className)} {...rest} />;
}

const measured = (column: HTMLDivElement | null) => {
  if (column === null) return;
  const observer = new ResizeObserver(() => {
    column.style.setProperty('--column', `${column.offsetHeight}px`);
  });
  observer.observe(column);
  return () => observer.disconnect();
};
