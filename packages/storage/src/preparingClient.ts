import { Client, type ClientConfig, type QueryConfig, type Submittable } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './unavailable.ts';

/** More texts than the shop's code has; what is built from ever-changing parts stays unprepared beyond it. */
const mostStatements = 500;
const names = new Map<string, string>();

/**
 * A connection on which every statement with parameters is prepared under a name of its own, so that PostgreSQL parses
 * and plans it once a connection: half of its work for the short questions of a shop. A connection that breaks, also
 * in the middle of a transaction, is told by what is asked on it: `DatabaseUnavailable`.
 */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // An error that nobody listens to would end the process; the query under way fails anyway, and so does the next.
    this.on('error', () => undefined);
  }

  // The library's overloads come to these three arguments.
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the overload.
  override query(asked: any, values?: any, done?: any): any {
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

  /** A connection that failed (or that said nothing for too long) is not used again. */
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
  if (known !== undefined || names.size >= mostStatements) return known;
  const name = `boxwright_${names.size}`;
  names.set(text, name);
  return name;
}
