import type { JsonObject } from '@boxwright/storage';

/** What a change is about, with its values before and after as text; null where there was or is none. */
export interface PresentedChange {
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The values of an audit entry side by side. */
export function presentChanges(before: JsonObject | null, after: JsonObject | null): readonly PresentedChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((what) => ({ what, from: inWords(before?.[what]), to: inWords(after?.[what]) }));
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
