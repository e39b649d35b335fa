import type { EventName } from '@boxwright/contract';
import { readConsent } from './consent.ts';
import { pageOf } from './page-of.ts';

/** GA4's e-commerce parameters: value and items, in INR. */
export type SaleData = Readonly<Record<string, unknown>>;

/** Set once the page knows whether GA4 is used at all. */
let measurementId: string | null = null;
let isLoaded = false;

export const enableGoogleAnalytics = (id: string | null): void => {
  measurementId = id;
};

/** Sends an event to our own anonymous counter, and to GA4 if it is configured and the visitor has consented. */
export const sendEvent = (event: EventName, label: string, sale: SaleData): void => {
  const page = pageOf(location.pathname);
  const counted = JSON.stringify({ event, page, ...(label === '' ? {} : { label: label.slice(0, 60) }) });
  // A beacon is still sent when the page unloads.
  navigator.sendBeacon('/api/RecordEvent', new Blob([counted], { type: 'application/json' }));
  if (measurementId === null || readConsent() !== 'granted') return;
  loadGoogleAnalytics(measurementId);
  if (event === 'page_view')
    pushCommand('event', event, { page_location: location.origin + page, page_title: document.title });
  else pushCommand('event', event, { ...(label === '' ? {} : { label }), currency: 'INR', ...sale });
};

type Command = readonly unknown[];
declare global {
  interface Window {
    dataLayer?: Command[];
  }
}

/** gtag.js only recognises commands that are pushed as an `arguments` object. */
function pushCommand(..._command: Command): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: gtag.js recognises commands by this type.
  window.dataLayer.push(arguments as unknown as Command); // array-like, which is enough for gtag.js
}

function loadGoogleAnalytics(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  pushCommand('js', new Date());
  pushCommand('config', id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
