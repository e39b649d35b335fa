import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * The URL path segment that opens an order without signing in: its id encrypted with AES-256-GCM, as base64url. The
 * nonce is derived from the id, so that an order always has the same address; two orders never share a nonce.
 */
export function orderToken(key: Buffer, orderId: number): string {
  const iv = createHmac('sha256', key).update(`order ${orderId}`).digest().subarray(0, ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const hidden = Buffer.concat([cipher.update(String(orderId), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** The id of the order that a token names; null for tokens that this shop didn't make. */
export function orderOfToken(key: Buffer, token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes || bytes.length > 64) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    return /^\d{1,10}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
