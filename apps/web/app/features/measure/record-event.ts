import type { EventName } from '@boxwright/contract';

/** What GA4 wants to know of a sale beside the event's name: value and items, in INR. */
export type SaleFacts = Readonly<Record<string, unknown>>;

/** Counts an event of this page. It waits for nothing, and what goes wrong with it is nobody's trouble. */
export const recordEvent = (event: EventName, label = '', sale: SaleFacts = {}): void => {
  import('./measure.ts').then(({ record }) => record(event, label, sale)).catch(() => undefined);
};
