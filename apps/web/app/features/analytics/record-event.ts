import type { EventName } from '@boxwright/contract';
import type { SaleData } from './send-event.ts';

/** Counts an event of this page. It doesn't block anything, and errors are ignored. */
export const recordEvent = (event: EventName, label = '', sale: SaleData = {}): void => {
  import('./send-event.ts').then(({ sendEvent }) => sendEvent(event, label, sale)).catch(() => undefined);
};
