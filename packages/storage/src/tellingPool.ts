import { Pool, type PoolClient } from 'pg';
import { asDatabaseError } from './unavailable.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

const refuse = (error: unknown): never => {
  throw asDatabaseError(error);
};

/** A pool that says `DatabaseUnavailable` when no connection can be had, when it breaks, or when none is free in time. */
export class TellingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect().catch(refuse);
    super.connect(connected);
    return undefined;
  }

  // The library's overloads come to these arguments; nobody here passes a callback.
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the overload.
  override query(asked: any, values?: any): any {
    return super.query(asked, values).catch(refuse);
  }
}
