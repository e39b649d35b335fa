import { Client, type ClientConfig, type QueryConfig, type Submittable } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './unavailable.ts';

/** More than the shop's code has. Limits the cache in case statements are generated dynamically. */
const maxStatements = 500;
const names = new Map<string, string>();

let sent = 0;

/** The number of statements that this process has sent so far. */
export const statementsSent = (): number => sent;

/**
 * A connection that prepares every statement with parameters under its own name, so that PostgreSQL parses and plans it
 * once per connection, which halves the work for short queries. If the connection breaks, even within a transaction,
 * queries throw `DatabaseUnavailable`.
 */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // An unhandled error event would end the process; the current query and the next ones fail anyway.
    this.on('error', () => undefined);
  }

  // The library's overloads are covered by these three arguments.
  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the overload.
  override query(asked: any, values?: any, done?: any): any {
    sent += 1;
    const query = named(asked, values) as never;
    if (typeof values === 'function') return super.query(query, this.#telling(values) as never);
    if (typeof done === 'function') return super.query(query, values, this.#telling(done) as never);
    const answer: unknown = super.query(query, values);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw this.#told(error);
    });
  }

  #telling(done: Done): Done {
    return (error, result) => (error ? done(this.#told(error)) : done(undefined, result));
  }

  /** A connection that failed or timed out isn't used again. */
  #told(error: unknown): unknown {
    const told = asDatabaseError(error);
    if (told instanceof DatabaseUnavailable) this.end().catch(() => undefined);
    return told;
  }
}

type Done = (error: unknown, result?: unknown) => void;

function named(asked: string | QueryConfig | Submittable, values: unknown): string | QueryConfig | Submittable {
  if (typeof asked === 'string' || 'submit' in asked || asked.name !== undefined) return asked;
  const parameters = Array.isArray(values) ? values : asked.values;
  if (parameters === undefined || parameters.length === 0) return asked;
  const name = nameOf(asked.text);
  return name === undefined ? asked : { ...asked, name };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `boxwright_${names.size}`;
  names.set(text, name);
  return name;
}
