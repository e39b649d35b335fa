import type { Db } from '@boxwright/storage';
import type { EventCounter } from '../adapters/analytics/event-counter.ts';
import type { DatabaseState } from '../adapters/database/keep-running.ts';
import type { Files } from '../adapters/files/files.ts';
import type { Auth } from '../adapters/identity/auth.ts';
import type { Inspection } from '../adapters/inspection/inspection.ts';
import type { Mailer } from '../adapters/mail/smtp.ts';
import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Env } from '../process/env.ts';
import type { Secrets } from '../process/secrets.ts';
import type { Work } from '../process/work/work.ts';
import type { UploadRoom } from './upload-room.ts';

/** The dependencies of operations and jobs; created once per process, passed in by tests. */
export interface Services {
  readonly env: Env;
  readonly db: Db;
  /** State of the embedded PostgreSQL, in the process that runs it. */
  readonly databaseState: () => DatabaseState;
  readonly auth: Auth;
  readonly jobs: JobQueue;
  readonly gateway: PaymentGateway;
  readonly files: Files;
  readonly mailer: Mailer;
  readonly events: EventCounter;
  /** Runs CPU-heavy tasks off the main thread. */
  readonly work: Work;
  /** Decodes uploaded files in another process. */
  readonly inspection: Inspection;
  /** Keeps room for uploaded files. */
  readonly uploadRoom: UploadRoom;
  /** The clock: handlers never read the system time themselves. */
  readonly now: () => Date;
  /** Keys derived from SECRET_KEY, one per purpose. */
  readonly secrets: Omit<Secrets, 'session'>;
}
