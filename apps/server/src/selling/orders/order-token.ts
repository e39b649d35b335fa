import type { KeyObject } from 'node:crypto';
import { openSealed, sealText } from '../../process/sealed-text.ts';

/** The URL path segment that opens an order's files and form without signing in: its id, sealed. */
export const orderToken = (key: KeyObject, orderId: number): string => sealText(key, 'order', String(orderId));

/** The id of the order that a token names; null for tokens that this shop didn't make. */
export function orderOfToken(key: KeyObject, token: string): number | null {
  const text = openSealed(key, token);
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
}
