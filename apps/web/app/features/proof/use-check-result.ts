import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page's data again while the check of a file is awaited: it takes seconds, and its result shows without a
 * reload. Given up after a minute, as a check may wait for others.
 */
export function useCheckResult(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited) return;
    const asking = setInterval(() => void revalidate(), 2_000);
    const end = setTimeout(() => clearInterval(asking), 60_000);
    return () => {
      clearInterval(asking);
      clearTimeout(end);
    };
  }, [isAwaited, revalidate]);
}
