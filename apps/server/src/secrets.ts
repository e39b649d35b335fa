import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { StartupProblem } from './startup-problem.ts';

/** Keys derived from SECRET_KEY, one per purpose: knowing one tells nothing about another. */
export interface Secrets {
  /** Encrypts order ids in download addresses. */
  readonly orderToken: Buffer;
  readonly cartToken: Buffer;
  /** Signs session cookies. */
  readonly session: string;
  /** Signs the payment sandbox's forms. */
  readonly sandbox: Buffer;
}

export function deriveSecrets(secretKey: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'boxwright', purpose, 32));
  return {
    orderToken: key('order token'),
    cartToken: key('cart token'),
    session: key('session').toString('base64url'),
    sandbox: key('payment sandbox'),
  };
}

/**
 * SECRET_KEY, or the one made at the first start and kept in the data folder, readable by its owner alone.
 * @throws StartupProblem when the folder can't be written.
 */
export function readSecretKey(env: Pick<Env, 'secretKey' | 'dataDir'>): string {
  if (env.secretKey !== null) return env.secretKey;
  const file = join(env.dataDir, 'secret-key');
  try {
    mkdirSync(env.dataDir, { recursive: true });
    try {
      // `wx`: of two processes that start at once, one writes and both read the same.
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartupProblem(
      `The folder ${env.dataDir} can't be written${reason}. Make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}
