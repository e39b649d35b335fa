export type Consent = 'granted' | 'denied';

const key = 'measurement';

/** This visitor's answer about GA4; undefined if there is none yet. */
export const readConsent = (): Consent | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    // Without storage there can be no consent, and asking on every page would be annoying.
    return 'denied';
  }
};

export const writeConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Counts as denied, see above.
  }
};
