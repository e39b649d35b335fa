import { createHash } from 'node:crypto';

/** The ETag of a content. Weak, because the response may be compressed. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
