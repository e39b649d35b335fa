import type { Connection, Db } from '@boxwright/storage';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { openOutageLog } from './database/outage.ts';
import type { Env } from './env.ts';
import { openFiles } from './files/files.ts';
import { createPayuClient, PAYU_URLS } from './gateways/payu/client.ts';
import { sandboxCommands } from './gateways/sandbox/commands.ts';
import { databaseSandboxStore } from './gateways/sandbox/database-store.ts';
import { inProcess } from './gateways/sandbox/in-process.ts';
import { sandboxCredentials, sandboxUrls } from './gateways/sandbox/settings.ts';
import { createMailer } from './gateways/smtp.ts';
import { createAuth } from './identity/auth.ts';
import { openJobQueue } from './jobs/queue.ts';
import { openEventCounter } from './measure/eventCounter.ts';
import { deriveSecrets } from './secrets.ts';
import type { Services } from './services.ts';
import { openWork } from './work/work.ts';

export interface ServicesOptions {
  readonly env: Env;
  readonly connection: Pick<Connection, 'db' | 'pool'> & Partial<Pick<Database, 'state'>>;
  readonly secretKey: string;
  readonly log: Logger;
  /** Whether this process also schedules jobs and cleans up after them. */
  readonly keepsHouse: boolean;
  readonly now?: () => Date;
}

/** Dear work that a request may cause on average: with 3,000 requests a minute, a quarter of one core's time. */
const msARequest = 5;

/** Everything that operations and jobs work with, over an open database. Closing it is `services.jobs.stop()` and `services.work.close()`. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { env, connection, secretKey, log, keepsHouse, now = () => new Date() } = options;
  const secrets = deriveSecrets(secretKey);
  const outage = openOutageLog(log);
  const [files, jobs] = await Promise.all([openFiles(env), openJobQueue(connection, { keepsHouse, log, outage })]);
  return {
    env,
    db: connection.db,
    databaseState: connection.state ?? (() => ({ is: 'running' })),
    auth: createAuth(connection.db, { publicUrl: env.publicUrl, secret: secrets.session }),
    jobs,
    gateway: createPayuClient({
      name: env.payu === null ? 'sandbox' : 'payu',
      ...paymentAccount(env, secretKey),
      ...(env.payu === null ? { fetch: sandboxTransport(connection.db, secretKey, now) } : {}),
    }),
    files,
    mailer: createMailer(env),
    events: openEventCounter(connection.db, { now, log }),
    work: openWork({ log, msAMinute: env.rateLimit === 0 ? null : env.rateLimit * msARequest }),
    now,
    secrets,
  };
}

/** The way to the sandbox's commands, which are answered in this process. */
function sandboxTransport(db: Db, secretKey: string, now: () => Date): typeof globalThis.fetch {
  const answer = sandboxCommands({ ...sandboxCredentials(secretKey), store: databaseSandboxStore(db), clock: now });
  return inProcess(async (_url, fields) => ({ status: 200, body: JSON.stringify(await answer(fields)) }));
}

/** The store's account at PayU, or at the sandbox inside this server. */
export function paymentAccount(env: Env, secretKey: string) {
  return env.payu === null
    ? { ...sandboxCredentials(secretKey), ...sandboxUrls(env.publicUrl, env.port) }
    : { key: env.payu.key, salt: env.payu.salt, ...PAYU_URLS[env.payu.mode] };
}
