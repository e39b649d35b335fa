import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { type OfficeEvent, useOfficeEvents } from './OfficeEvents.tsx';

/** Events within this time cause one request. */
const gatherMs = 300;

interface Reloading {
  /** Called with each event. */
  readonly onEvent?: (event: OfficeEvent) => void;
  /** Whether events reload; at once after it turned true, if any came before. */
  readonly isOn?: boolean;
}

/** Reloads the page's data when something has happened to an order. */
export function useOfficeReload({ onEvent, isOn = true }: Reloading = {}): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const [isDue, setDue] = useState(false);
  useOfficeEvents((event) => {
    onEvent?.(event);
    setDue(true);
  });
  useEffect(() => {
    // An event that comes while the list is loading may be missing in it, so the list is loaded once more afterwards.
    // Reloading earlier would interrupt what somebody has just pressed.
    if (!isOn || !isDue || !isIdle) return undefined;
    const timer = window.setTimeout(() => {
      setDue(false);
      void revalidate();
    }, gatherMs);
    return () => window.clearTimeout(timer);
  }, [isOn, isDue, isIdle, revalidate]);
}
