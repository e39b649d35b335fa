import { createHash } from 'node:crypto';

/** Stands before every canary; nothing of the shop's own has it. */
const sign = 'zqcanary';

/** A text that nobody but its owner may ever be sent. */
export const canaryOf = (owner: string): string =>
  `${sign}${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`;

/** The canaries in some bytes that aren't `own`. */
export const foreignCanaries = (bytes: Buffer, own: string): string[] => {
  const found: string[] = [];
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
    const canary = bytes.subarray(at, at + own.length).toString('latin1');
    if (canary !== own) found.push(canary);
  }
  return found;
};
