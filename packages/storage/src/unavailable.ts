import { DatabaseError } from 'pg';
import { sqlStateOf } from './sql-state.ts';

/** The connection failed, or none was available. The query may or may not have been executed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super(`The database is not reachable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Classifies a driver's error: PostgreSQL's own error, a bug of ours (a value that can't be sent), or a failed
 * connection.
 */
export const asDatabaseError = (error: unknown): unknown =>
  isNoFailedConnection(error) ? error : new DatabaseUnavailable(error);

const isNoFailedConnection = (error: unknown) =>
  [DatabaseError, DatabaseUnavailable, TypeError, RangeError].some((kind) => error instanceof kind);

/**
 * Whether an error is a temporary failure of the database, so that a retry may succeed: no connection, a restart or
 * fail-over, too many connections, a statement timeout, a full disk. Codes: PostgreSQL's appendix A.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseUnavailable) return true;
  return /^(08|53|58|57P|57014|55P03|25006|25P03)/.test(sqlStateOf(error) ?? '');
}
