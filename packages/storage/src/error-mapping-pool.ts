import { Pool, type PoolClient } from 'pg';
import { asDatabaseError } from './unavailable.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

const refuse = (error: unknown): never => {
  throw asDatabaseError(error);
};

/**
 * A pool that throws `DatabaseUnavailable` if it can't connect, if the connection breaks, or if none is free in time.
 */
export class ErrorMappingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect().catch(refuse);
    super.connect(connected);
    return undefined;
  }

  // The library's overloads are covered by these arguments; we never pass a callback.
  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the overload.
  override query(asked: any, values?: any): any {
    return super.query(asked, values).catch(refuse);
  }
}
