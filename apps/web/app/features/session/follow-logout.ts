import { forgetTab } from '../../drafts.ts';
import { personalKeys } from './stored-keys.ts';

/**
 * When the customer logs out in another tab, or somebody else signs in there, this tab forgets what was typed and is
 * loaded anew, because its page may show the customer's data. A session that ended by itself is no logout: drafts wait
 * for their customer. Returns a function that stops watching.
 */
export const followLogout = (): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    const isLogout = key === null || (key === personalKeys.owner && newValue === null);
    // Staff have sessions of their own.
    if (!isLogout || location.pathname.startsWith('/manage')) return;
    document.documentElement.style.visibility = 'hidden';
    forgetTab();
    // Browsers would fill the forms in again.
    for (const form of document.forms) form.reset();
    location.reload();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
