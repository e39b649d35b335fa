import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * A short text as a URL path segment that nobody can read, guess or change: encrypted with AES-256-GCM, as base64url.
 * The nonce is derived from the text, so that the same text always has the same address; two texts never share a nonce.
 *
 * @param key for one purpose only, so that links for other purposes can't be opened with it
 * @param kind of thing that the text identifies, such as `order`
 */
export function sealText(key: KeyObject, kind: string, text: string): string {
  const iv = createHmac('sha256', key).update(`${kind} ${text}`).digest().subarray(0, ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** The text of a segment; null for a segment that this shop didn't make with this key. */
export function openSealed(key: KeyObject, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes || bytes.length > 64) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
