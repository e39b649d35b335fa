import { useEffect, useState } from 'react';

/** Whether a step can still be undone; becomes false by itself when the time is over. */
export function useCanUndo(until: Date | null): boolean {
  const [over, setOver] = useState<Date | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), Math.max(0, until.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && over !== until;
}
