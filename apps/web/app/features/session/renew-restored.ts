import { browserStorage } from '../../browser-storage.ts';
import { customerKey } from './known-visitor.ts';

/** The stored customer record as text; null if there is none. */
const onRecord = (): string | null => browserStorage.read(customerKey);

/**
 * Browsers may restore a page from the back/forward cache. If its visitor has since signed in or out, or it belongs to
 * the back office, the page is reloaded. Returns a function that stops watching.
 */
export const renewRestored = (): (() => void) => {
  let leftBy = onRecord();
  const leave = () => {
    leftBy = onRecord();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || (onRecord() === leftBy && !location.pathname.startsWith('/manage'))) return;
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', show);
  };
};
