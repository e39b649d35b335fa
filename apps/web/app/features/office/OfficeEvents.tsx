import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { officePaths } from '../../office-paths.ts';

/** What the server reports to the back office. The page then loads what has changed. */
export type OfficeEvent =
  | { readonly kind: 'order-placed' | 'order-changed'; readonly orderId: number }
  /** Events may have been missed. */
  | { readonly kind: 'catch-up' };

type Listener = (event: OfficeEvent) => void;

const ListenersContext = createContext<Set<Listener> | null>(null);

/** How long to wait after a refusal of the server: signed out, or too many pages. */
const retryMs = 30_000;

/**
 * The connection on which the server reports changes of orders, one for each visible page. A page in a hidden tab has
 * none and catches up when it is shown again, because browsers allow six connections to a server without HTTP/2.
 *
 * @param isOn whether the member may see orders
 */
export function OfficeEvents({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const listeners = useRef<Set<Listener>>(new Set());
  useEffect(() => {
    if (!isOn) return undefined;
    let source: EventSource | undefined;
    let retry: number | undefined;
    let hasMissed = false;
    const report = (event: OfficeEvent) => {
      for (const listener of [...listeners.current]) listener(event);
    };
    const close = () => {
      window.clearTimeout(retry);
      source?.close();
      source = undefined;
    };
    const open = () => {
      const opened = new EventSource(officePaths.officeEvents);
      source = opened;
      opened.addEventListener('open', () => {
        if (hasMissed) report({ kind: 'catch-up' });
        hasMissed = false;
      });
      opened.addEventListener('message', ({ data }) => report(JSON.parse(String(data)) as OfficeEvent)); // our own server's
      opened.addEventListener('error', () => {
        hasMissed = true;
        // The browser connects again by itself, except after a refusal.
        if (opened.readyState !== EventSource.CLOSED) return;
        close();
        report({ kind: 'catch-up' });
        retry = window.setTimeout(open, retryMs);
      });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        close();
        hasMissed = true;
      } else if (source === undefined) {
        close();
        open();
      }
    };
    if (document.visibilityState !== 'hidden') open();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    };
  }, [isOn]);
  return <ListenersContext value={listeners.current}>{children}</ListenersContext>;
}

/** Calls the listener at each event while a screen is shown. The listener may change with every render. */
export function useOfficeEvents(listener: Listener): void {
  const listeners = useContext(ListenersContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const call: Listener = (event) => latest.current(event);
    listeners?.add(call);
    return () => void listeners?.delete(call);
  }, [listeners]);
}
