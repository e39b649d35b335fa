import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The id of the link to an order, which an address of the list can end with: `#order-12`. */
export const rowId = (orderId: number): string => `order-${orderId}`;

/** Remembers in the history from which order the list was left, so that Back leads to it. */
export function notePlace(orderId: number): void {
  window.history.replaceState(window.history.state, '', `#${rowId(orderId)}`);
}

/** Puts the focus on the order that the address names. */
export function useNotedPlace(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the list is shown.
  useEffect(() => {
    if (/^#order-\d+$/.test(hash)) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}
