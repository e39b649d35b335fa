import { isDatabaseUnavailable } from '@boxwright/storage';
import type { Logger } from 'pino';

/** Says once in the log that the database is out of reach, and once that it answers again, for all who work by themselves. */
export interface OutageLog {
  /** Notes an outage; false for any other error, which is the caller's to tell. */
  failed(error: unknown): boolean;
  worked(): void;
}

export function openOutageLog(log: Pick<Logger, 'error' | 'info'>): OutageLog {
  let since: number | undefined;
  return {
    failed(error) {
      if (!isDatabaseUnavailable(error)) return false;
      if (since === undefined) {
        since = Date.now();
        log.error({ err: error }, 'background work waits: the database is out of reach');
      }
      return true;
    },
    worked() {
      if (since === undefined) return;
      log.info({ ms: Date.now() - since }, 'background work goes on: the database answers again');
      since = undefined;
    },
  };
}
