import type { KeyObject } from 'node:crypto';
import { openSealed, sealText } from '../../process/sealed-text.ts';

/** A tracking link of an order. The links are numbered, and only one at a time opens the order. */
export interface TrackLink {
  readonly orderId: number;
  readonly version: number;
}

/** The URL path segment of a tracking link. */
export const trackToken = (key: KeyObject, { orderId, version }: TrackLink): string =>
  sealText(key, 'track', `${orderId}.${version}`);

/** The link that a token stands for; null for tokens that this shop didn't make. */
export function linkOfToken(key: KeyObject, token: string): TrackLink | null {
  const parts = /^(\d{1,10})\.(\d{1,10})$/.exec(openSealed(key, token) ?? '');
  return parts && { orderId: Number(parts[1]), version: Number(parts[2]) };
}
