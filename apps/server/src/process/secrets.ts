import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { unusable } from './data-folder.ts';
import type { Env } from './env.ts';
import { keptSecret } from './secret.ts';

/**
 * Keys derived from SECRET_KEY, one per purpose: one key reveals nothing about another. Key objects instead of bytes,
 * because importing bytes at each use takes four times as long as the use.
 */
export interface Secrets {
  /** Encrypts order ids in download addresses. */
  readonly orderToken: KeyObject;
  /** Encrypts order ids in tracking links. */
  readonly trackToken: KeyObject;
  /** Encrypts order ids in payment links. */
  readonly paymentLink: KeyObject;
  /** Encrypts order ids in links to proofs. */
  readonly proofLink: KeyObject;
  /** Encrypts what an unsubscribe link stops. */
  readonly unsubscribe: KeyObject;
  /** Encrypts whose statement of account a mail links to, and of which period. */
  readonly statement: KeyObject;
  readonly cartToken: KeyObject;
  /** The HMAC key for one-time codes: a plain hash of six digits can be reversed by trying them all. */
  readonly passwordCode: KeyObject;
  /** Signs the cookies that mark a browser as a known device of an account. */
  readonly device: KeyObject;
  /** Encrypts the secrets of the staff's authenticator apps, and is the HMAC key of their recovery codes. */
  readonly authenticator: KeyObject;
  /** Signs session cookies. */
  readonly session: string;
}

export function deriveSecrets(secretKey: string): Secrets {
  const bytes = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'boxwright', purpose, 32));
  const key = (purpose: string) => createSecretKey(bytes(purpose));
  return {
    orderToken: key('order token'),
    trackToken: key('track token'),
    paymentLink: key('payment link'),
    proofLink: key('proof link'),
    unsubscribe: key('unsubscribe'),
    statement: key('statement'),
    cartToken: key('cart token'),
    passwordCode: key('password code'),
    device: key('device'),
    authenticator: key('authenticator'),
    session: bytes('session').toString('base64url'),
  };
}

/**
 * Returns SECRET_KEY, or the key generated at the first start and stored in the data folder for its owner only.
 * @throws StartProblem when the folder can't be written.
 */
export function readSecretKey(env: Pick<Env, 'secretKey' | 'dataDir'>): string {
  if (env.secretKey !== null) return env.secretKey;
  try {
    return keptSecret(join(env.dataDir, 'secret-key'));
  } catch (error) {
    throw unusable(env.dataDir, error);
  }
}
