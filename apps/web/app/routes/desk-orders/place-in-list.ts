import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The id of the link to an order. The list's address can end with it: `#order-12`. */
export const rowId = (orderId: number): string => `order-${orderId}`;

/** Notes the opened order in the history, so that Back returns to it in the list. */
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
