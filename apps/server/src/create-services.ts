import type { Connection } from '@boxwright/storage';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { openFiles } from './files.ts';
import { createPayuClient, PAYU_URLS } from './gateways/payu/client.ts';
import { sandboxCredentials, sandboxUrls } from './gateways/sandbox/settings.ts';
import { createMailer } from './gateways/smtp.ts';
import { createAuth } from './identity/auth.ts';
import { openJobQueue } from './jobs/queue.ts';
import { deriveSecrets } from './secrets.ts';
import type { Services } from './services.ts';

export interface ServicesOptions {
  readonly env: Env;
  readonly connection: Pick<Connection, 'db' | 'pool'>;
  readonly secretKey: string;
  readonly log: Logger;
  /** Whether this process also schedules jobs and cleans up after them. */
  readonly keepsHouse: boolean;
  readonly now?: () => Date;
}

/** Everything that operations and jobs work with, over an open database. Closing it is `services.jobs.stop()`. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { env, connection, secretKey, log, keepsHouse, now = () => new Date() } = options;
  const secrets = deriveSecrets(secretKey);
  const [files, jobs] = await Promise.all([openFiles(env), openJobQueue(connection, { keepsHouse, log })]);
  return {
    env,
    db: connection.db,
    auth: createAuth(connection.db, { publicUrl: env.publicUrl, secret: secrets.session }),
    jobs,
    gateway: createPayuClient(paymentAccount(env, secretKey)),
    files,
    mailer: createMailer(env),
    now,
    secrets,
  };
}

/** The store's account at PayU, or at the sandbox inside this server. */
export function paymentAccount(env: Env, secretKey: string) {
  return env.payu === null
    ? { ...sandboxCredentials(secretKey), ...sandboxUrls(env.publicUrl, env.port) }
    : { key: env.payu.key, salt: env.payu.salt, ...PAYU_URLS[env.payu.mode] };
}
