export type Consent = 'granted' | 'denied';

const key = 'measurement';

/** What this browser's visitor said about GA4; undefined as long as they haven't. */
export const readConsent = (): Consent | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    // Where nothing can be remembered nothing was agreed to, and asking on every page would be rude.
    return 'denied';
  }
};

export const writeConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // As with reading: it counts as denied.
  }
};
