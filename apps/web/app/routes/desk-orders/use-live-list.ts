import { useEffect, useMemo, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useOfficeEvents } from '../../features/office/OfficeEvents.tsx';

/** Events that come together are answered by one request. */
const gatherMs = 300;

/**
 * Loads the list anew when something has happened to an order.
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
    // What comes while the list is loading may be missing in it: it is loaded once more after that. Earlier it would
    // interrupt what somebody has pressed.
    if (!isDue || !isIdle) return undefined;
    const timer = window.setTimeout(() => {
      setDue(false);
      void revalidate();
    }, gatherMs);
    return () => window.clearTimeout(timer);
  }, [isDue, isIdle, revalidate]);
  return useMemo(() => {
    // An order that nobody announced is new if it was placed after all that were there.
    const newest = Math.max(0, ...atFirst);
    const isNew = (id: number) => announced.has(id) || (hasMissed && id > newest);
    return new Set(listed.filter((id) => isNew(id) && !atFirst.includes(id)));
  }, [listed, atFirst, announced, hasMissed]);
}
