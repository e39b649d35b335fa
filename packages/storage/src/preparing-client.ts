import { Client, type ClientConfig, type QueryConfig, type Submittable } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './unavailable.ts';

/** More than the shop's code has. Limits the cache in case statements are generated dynamically. */
const maxStatements = 500;
const names = new Map<string, string>();

let sent = 0;

/** The number of statements that this process has sent so far. */
export const statementsSent = (): number => sent;

/** A connection. If it breaks, even within a transaction, queries throw `DatabaseUnavailable`. */
abstract class MappingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // An unhandled error event would end the process; the current query and the next ones fail anyway.
    this.on('error', () => undefined);
  }

  // The library's overloads are covered by these three arguments.
  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the overload.
  override query(asked: any, values?: any, done?: any): any {
    sent += 1;
    const query = this.written(asked, values) as never;
    if (typeof values === 'function') return super.query(query, this.#telling(values) as never);
    if (typeof done === 'function') return super.query(query, values, this.#telling(done) as never);
    const answer: unknown = super.query(query, values);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw this.#told(error);
    });
  }

  /** The statement as it is sent. */
  protected abstract written(asked: Asked, values: unknown): Asked;

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

/**
 * Prepares every statement with parameters under its own name, so that PostgreSQL parses and plans it once per
 * connection, which halves the work for short queries.
 */
export class PreparingClient extends MappingClient {
  protected override written = named;
}

/** Prepares nothing, for poolers that hand every transaction to another connection and don't know prepared statements. */
export class PlainClient extends MappingClient {
  protected override written = unnamed;
}

type Asked = string | QueryConfig | Submittable;
type Done = (error: unknown, result?: unknown) => void;

function unnamed(asked: Asked): Asked {
  if (typeof asked === 'string' || 'submit' in asked) return asked;
  const { name: _, ...plain } = asked;
  return plain;
}

function named(asked: Asked, values: unknown): Asked {
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
