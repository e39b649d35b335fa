import type { Connection, Db } from '@boxwright/storage';
import type { Logger } from 'pino';
import { openEventCounter } from '../adapters/analytics/event-counter.ts';
import type { Database } from '../adapters/database/database.ts';
import { openOutageLog } from '../adapters/database/outage.ts';
import { openFiles } from '../adapters/files/files.ts';
import { createAuth } from '../adapters/identity/auth.ts';
import { openInspection } from '../adapters/inspection/inspection.ts';
import { createMailer } from '../adapters/mail/smtp.ts';
import { paymentAccount } from '../adapters/payments/payment-account.ts';
import { createPayuClient } from '../adapters/payments/payu/client.ts';
import { sandboxCommands } from '../adapters/payments/sandbox/commands.ts';
import { databaseSandboxStore } from '../adapters/payments/sandbox/database-store.ts';
import { inProcess } from '../adapters/payments/sandbox/in-process.ts';
import { sandboxCredentials } from '../adapters/payments/sandbox/settings.ts';
import type { Services } from '../calls/services.ts';
import { openJobQueue } from '../jobs/queue.ts';
import type { Env } from '../process/env.ts';
import { deriveSecrets } from '../process/secrets.ts';
import { openAllowance } from '../process/work/allowance.ts';
import { threadOf } from '../process/work/task-runner.ts';
import { openWork } from '../process/work/work.ts';
import { openUploadRoom } from '../selling/artwork/open-upload-room.ts';

export interface ServicesOptions {
  readonly env: Env;
  readonly connection: Pick<Connection, 'db' | 'pool'> & Partial<Pick<Database, 'state'>>;
  readonly secretKey: string;
  readonly log: Logger;
  /** Whether this process also schedules jobs and cleans up after them, as processes that run jobs do. */
  readonly runsMaintenance: boolean;
  readonly now?: () => Date;
}

/** Average worker-thread time allowed per request, in ms: with 3,000 requests a minute, a quarter of one core. */
const msPerRequest = 5;

/** Creates the services over an open database. Close them by `services.jobs.stop()`, `services.work.close()` and `services.inspection.close()`. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { env, connection, secretKey, log, runsMaintenance, now = () => new Date() } = options;
  const secrets = deriveSecrets(secretKey);
  const outage = openOutageLog(log);
  const [files, jobs] = await Promise.all([openFiles(env), openJobQueue(connection, { runsMaintenance, log, outage })]);
  return {
    env,
    db: connection.db,
    databaseState: connection.state ?? (() => ({ is: 'running' })),
    auth: createAuth(connection.db, { publicUrl: env.publicUrl, secret: secrets.session, now }),
    jobs,
    gateway: createPayuClient({
      name: env.payu === null ? 'sandbox' : 'payu',
      ...paymentAccount(env, secretKey),
      ...(env.payu === null ? { fetch: sandboxTransport(connection.db, secretKey, now) } : {}),
    }),
    files,
    mailer: createMailer(env),
    events: openEventCounter(connection.db, { now, log }),
    work: openWork({
      log,
      allowance: env.rateLimit === 0 ? null : openAllowance(env.rateLimit * msPerRequest),
      runner: threadOf(new URL('thread.ts', import.meta.url)),
    }),
    inspection: openInspection({
      log,
      isLimited: env.rateLimit !== 0,
      program: new URL('inspection-process.ts', import.meta.url),
    }),
    uploadRoom: openUploadRoom({ env, db: connection.db, files, jobs, now }),
    now,
    secrets,
  };
}

/** A `fetch` that runs the sandbox's commands in this process. */
function sandboxTransport(db: Db, secretKey: string, now: () => Date): typeof globalThis.fetch {
  const answer = sandboxCommands({ ...sandboxCredentials(secretKey), store: databaseSandboxStore(db), clock: now });
  return inProcess(async (_url, fields) => ({ status: 200, body: JSON.stringify(await answer(fields)) }));
}
