import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Seconds between two requests: at first a check is likely to be done, later it waits for others. */
const waits = { first: 2, later: 15 };
const firstRequests = 30;

/**
 * Loads the page's data again while the check of a file is awaited: it takes seconds, and its result shows without a
 * reload. After a minute it is asked for less often, and not while nobody looks.
 */
export function useCheckResult(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited) return;
    let requests = 0;
    let waiting: ReturnType<typeof setTimeout>;
    const wait = () => {
      waiting = setTimeout(ask, 1000 * (requests < firstRequests ? waits.first : waits.later));
    };
    const ask = () => {
      requests += 1;
      if (!document.hidden) void revalidate();
      wait();
    };
    wait();
    return () => clearTimeout(waiting);
  }, [isAwaited, revalidate]);
}
