import { createHash } from 'node:crypto';

/** Prefix of every canary; the shop's own texts never contain it. */
const sign = 'zqcanary';

/** A text that may only ever be sent to its owner. */
export const canaryOf = (owner: string): string =>
  `${sign}${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`;

/** The canaries in the bytes, except `own`. */
export const foreignCanaries = (bytes: Buffer, own: string): string[] => {
  const found: string[] = [];
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
    const canary = bytes.subarray(at, at + own.length).toString('latin1');
    if (canary !== own) found.push(canary);
  }
  return found;
};
