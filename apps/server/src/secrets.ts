import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { StartProblem } from '@boxwright/storage';
import { keptSecret } from './database/secret.ts';
import type { Env } from './env.ts';

/** Keys derived from SECRET_KEY, one per purpose: knowing one tells nothing about another. */
export interface Secrets {
  /** Encrypts order ids in download addresses. */
  readonly orderToken: Buffer;
  readonly cartToken: Buffer;
  /** Hashes one-time codes: six digits alone are guessed in no time. */
  readonly passwordCode: Buffer;
  /** Signs the cookies of browsers that are known for an account. */
  readonly device: Buffer;
  /** Signs session cookies. */
  readonly session: string;
}

export function deriveSecrets(secretKey: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'boxwright', purpose, 32));
  return {
    orderToken: key('order token'),
    cartToken: key('cart token'),
    passwordCode: key('password code'),
    device: key('device'),
    session: key('session').toString('base64url'),
  };
}

/**
 * SECRET_KEY, or the one made at the first start and kept in the data folder, readable by its owner alone.
 * @throws StartProblem when the folder can't be written.
 */
export function readSecretKey(env: Pick<Env, 'secretKey' | 'dataDir'>): string {
  if (env.secretKey !== null) return env.secretKey;
  try {
    return keptSecret(join(env.dataDir, 'secret-key'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartProblem(
      `The folder ${env.dataDir} can't be written${reason}. Make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}
