import type { EventName } from '@boxwright/contract';
import { readConsent } from './consent.ts';
import { pageOf } from './page-of.ts';
import type { SaleFacts } from './record-event.ts';

/** Set once the page knows whether GA4 is used at all. */
let measurementId: string | null = null;
let isGoogleLoaded = false;

export const measureWithGoogle = (id: string | null): void => {
  measurementId = id;
};

/** To our own count always, it is about no one; to GA4 where it is set up and the visitor has agreed. */
export const record = (event: EventName, label: string, sale: SaleFacts): void => {
  const page = pageOf(location.pathname);
  const counted = JSON.stringify({ event, page, ...(label === '' ? {} : { label: label.slice(0, 60) }) });
  // A beacon outlives the page that is being left.
  navigator.sendBeacon('/api/RecordEvent', new Blob([counted], { type: 'application/json' }));
  if (measurementId === null || readConsent() !== 'granted') return;
  loadGoogle(measurementId);
  if (event === 'page_view')
    tell('event', event, { page_location: location.origin + page, page_title: document.title });
  else tell('event', event, { ...(label === '' ? {} : { label }), currency: 'INR', ...sale });
};

type Told = readonly unknown[];
declare global {
  interface Window {
    dataLayer?: Told[];
  }
}

/** GA4 reads what is pushed only in the form of an `arguments` object. */
function tell(..._told: Told): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: gtag.js tells commands from other pushes by this type.
  window.dataLayer.push(arguments as unknown as Told); // an array's likeness, which is all that is read of it
}

function loadGoogle(id: string): void {
  if (isGoogleLoaded) return;
  isGoogleLoaded = true;
  tell('js', new Date());
  tell('config', id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
