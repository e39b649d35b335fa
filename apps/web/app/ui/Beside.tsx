import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface BesideProps extends ComponentProps<'div'> {
  /** Whether the page has a bar at the lower edge of the window, which would cover the column's end. */
  overBar?: boolean;
}

/**
 * A column that stays on the screen beside a longer one. One that is higher than the window moves with the page until
 * its end shows, and stays there, so that nothing of it is out of reach. Before scripts have measured it, it doesn't stay.
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
