import { useCallback, useEffect, useRef } from 'react';

/** Marks the link in each row that the cursor can be on. */
export const cursorAttribute = 'data-desk-order';

/**
 * A cursor that moves through the rows by keyboard. It is the focus on a row's link, so that it is seen and read out.
 * It stays where it was while the list is reloaded; if its row has gone, it moves to the row that took that place.
 */
export function useCursor(listed: readonly number[]) {
  const place = useRef(-1);
  const at = useRef<number | null>(null);

  const focused = useCallback((): number | null => {
    const id = document.activeElement?.getAttribute(cursorAttribute);
    return id ? Number(id) : null;
  }, []);
  const go = useCallback(
    (to: number) => {
      const id = listed[to];
      if (id === undefined) return;
      document.querySelector<HTMLElement>(`[${cursorAttribute}="${id}"]`)?.focus();
    },
    [listed],
  );

  useEffect(() => {
    const note = () => {
      const id = focused();
      if (id !== null) {
        at.current = id;
        place.current = listed.indexOf(id);
      } else if (document.activeElement !== document.body) at.current = null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [listed, focused]);

  useEffect(() => {
    if (at.current === null) return;
    const now = listed.indexOf(at.current);
    if (now >= 0) place.current = now;
    // The browser moves the focus to the page when the focused row goes.
    else if (document.activeElement === document.body) go(Math.min(place.current, listed.length - 1));
  }, [listed, go]);

  return {
    /** The order that the cursor is on. */
    current: focused,
    move(by: 1 | -1) {
      const id = focused();
      const from = id === null ? (place.current < 0 ? -1 : place.current - (by === 1 ? 1 : 0)) : listed.indexOf(id);
      go(Math.max(0, Math.min(listed.length - 1, from + by)));
    },
  };
}
