import type { Db } from '@boxwright/storage';
import type { DatabaseState } from './database/keepRunning.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import type { Mailer } from './gateways/smtp.ts';
import type { Auth } from './identity/auth.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { EventCounter } from './measure/eventCounter.ts';
import type { Secrets } from './secrets.ts';
import type { Work } from './work/work.ts';

/** What operations and jobs work with; made once by the process, handed in by tests. */
export interface Services {
  readonly env: Env;
  readonly db: Db;
  /** How the built-in PostgreSQL is doing, in the process that runs it. */
  readonly databaseState: () => DatabaseState;
  readonly auth: Auth;
  readonly jobs: JobQueue;
  readonly gateway: PaymentGateway;
  readonly files: Files;
  readonly mailer: Mailer;
  readonly events: EventCounter;
  /** What takes long, off the thread that answers. */
  readonly work: Work;
  /** The clock: handlers never ask the system for the time. */
  readonly now: () => Date;
  /** Keys derived from SECRET_KEY, one per purpose. */
  readonly secrets: Pick<Secrets, 'orderToken' | 'cartToken' | 'passwordCode' | 'device'>;
}
