import { customerKey } from './known-visitor.ts';

/** The customer whom this browser has on record, as text; null when there is none. */
const onRecord = (): string | null => {
  try {
    return localStorage.getItem(customerKey);
  } catch {
    return null;
  }
};

/**
 * Browsers may show a page that was left exactly as it was. Who went away from it signed in, or as somebody else, or
 * worked in the back office, isn't shown it again: it is loaded anew. Answers how to stop watching.
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
