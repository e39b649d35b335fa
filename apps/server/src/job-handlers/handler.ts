import type { Logger } from 'pino';
import type { Services } from '../calls/services.ts';
import type { JobName } from '../jobs/definitions.ts';
import type { JobCode, JobCodes } from '../jobs/queue.ts';

/** The services and the log of a job. */
export interface JobContext {
  readonly services: Services;
  readonly log: Logger;
}

/** One job's code. It may run more than once, so it must be idempotent; if it throws, it is retried. */
export type JobHandler<J extends JobName> = JobCode<J, JobContext>;

/** One handler a job. */
export type JobHandlers = JobCodes<JobContext>;
