import { isDatabaseUnavailable } from '@boxwright/storage';
import type { Logger } from 'pino';

/** Logs once that the database is unreachable and once that it answers again, for all background work together. */
export interface OutageLog {
  /** Records an outage; false for any other error, which the caller reports. */
  failed(error: unknown): boolean;
  worked(): void;
  /** Whether the database was out of reach when it was last asked. */
  isOn(): boolean;
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
    isOn: () => since !== undefined,
  };
}
