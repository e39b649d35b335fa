import { useMemo, useState } from 'react';
import { useOfficeReload } from '../../features/office/use-office-reload.ts';

/**
 * Reloads the list when something has happened to an order.
 *
 * @returns the listed orders that have come in since the page was opened
 */
export function useLiveList(listed: readonly number[]): ReadonlySet<number> {
  const [atFirst] = useState(listed);
  const [announced, setAnnounced] = useState<ReadonlySet<number>>(new Set());
  const [hasMissed, setHasMissed] = useState(false);
  useOfficeReload({
    onEvent(event) {
      if (event.kind === 'order-placed') setAnnounced((before) => new Set([...before, event.orderId]));
      if (event.kind === 'catch-up') setHasMissed(true);
    },
  });
  return useMemo(() => {
    // After missed events, an unannounced order is new if it was placed after all orders that were listed at first.
    const newest = Math.max(0, ...atFirst);
    const isNew = (id: number) => announced.has(id) || (hasMissed && id > newest);
    return new Set(listed.filter((id) => isNew(id) && !atFirst.includes(id)));
  }, [listed, atFirst, announced, hasMissed]);
}
