import { DatabaseError } from 'pg';
import { sqlStateOf } from './sqlState.ts';

/** The connection failed, or none could be had: what was asked may or may not have happened. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super(`The database is not reachable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What a driver's error is: PostgreSQL's own answer, a defect of ours (a value that can't be sent), or a failed connection. */
export const asDatabaseError = (error: unknown): unknown =>
  isNoFailedConnection(error) ? error : new DatabaseUnavailable(error);

const isNoFailedConnection = (error: unknown) =>
  [DatabaseError, DatabaseUnavailable, TypeError, RangeError].some((kind) => error instanceof kind);

/**
 * Whether something failed because the database can't work right now, and may succeed in a moment: no connection, a
 * restart or fail-over, too many connections, a statement that took too long, no room on its disk.
 * The codes are those of PostgreSQL's appendix A.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseUnavailable) return true;
  return /^(08|53|58|57P|57014|55P03|25006|25P03)/.test(sqlStateOf(error) ?? '');
}
