import { useEffect, useMemo, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useOfficeEvents } from '../../features/office/OfficeEvents.tsx';

/** Events within this time cause one request. */
const gatherMs = 300;

/**
 * Reloads the list when something has happened to an order.
 *
 * @returns the listed orders that have come in since the page was opened
 */
export function useLiveList(listed: readonly number[]): ReadonlySet<number> {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const [atFirst] = useState(listed);
  const [announced, setAnnounced] = useState<ReadonlySet<number>>(new Set());
  const [hasMissed, setHasMissed] = useState(false);
  const [isDue, setDue] = useState(false);
  useOfficeEvents((event) => {
    if (event.kind === 'order-placed') setAnnounced((before) => new Set([...before, event.orderId]));
    if (event.kind === 'catch-up') setHasMissed(true);
    setDue(true);
  });
  useEffect(() => {
    // An event that comes while the list is loading may be missing in it, so the list is loaded once more afterwards.
    // Reloading earlier would interrupt what somebody has just pressed.
    if (!isDue || !isIdle) return undefined;
    const timer = window.setTimeout(() => {
      setDue(false);
      void revalidate();
    }, gatherMs);
    return () => window.clearTimeout(timer);
  }, [isDue, isIdle, revalidate]);
  return useMemo(() => {
    // After missed events, an unannounced order is new if it was placed after all orders that were listed at first.
    const newest = Math.max(0, ...atFirst);
    const isNew = (id: number) => announced.has(id) || (hasMissed && id > newest);
    return new Set(listed.filter((id) => isNew(id) && !atFirst.includes(id)));
  }, [listed, atFirst, announced, hasMissed]);
}
