import { browserStorage } from '../../browser-storage.ts';

export type Consent = 'granted' | 'denied';

const key = 'measurement';

/** This visitor's answer about GA4; undefined if there is none yet. */
export const readConsent = (): Consent | undefined => {
  const kept = browserStorage.read(key);
  if (kept === 'granted' || kept === 'denied') return kept;
  // Without storage there can be no consent, and asking on every page would be annoying.
  return browserStorage.isAvailable() ? undefined : 'denied';
};

export const writeConsent = (consent: Consent): boolean => browserStorage.write(key, consent);
