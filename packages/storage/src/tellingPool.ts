import { Pool, type PoolClient } from 'pg';
import { asDatabaseError } from './unavailable.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/** A pool that says `DatabaseUnavailable` when no connection can be had, or none in time. */
export class TellingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) {
      return super.connect().catch((error: unknown) => {
        throw asDatabaseError(error);
      });
    }
    super.connect((error, client, release) => {
      connected(error && (asDatabaseError(error) as Error), client, release); // answers an error for an error
    });
    return undefined;
  }
}
