import { Client, type ClientConfig, type QueryArrayConfig, type QueryConfig, type Submittable } from 'pg';
import { OpenTransaction } from './open-transaction.ts';
import { type AskedStatement, Statement } from './statement.ts';
import { type Shapes, StatementBatch } from './statement-batch.ts';
import { asDatabaseError, DatabaseUnavailable } from './unavailable.ts';

/** More than the shop's code has. Limits the cache in case statements are generated dynamically. */
const maxStatements = 500;
const names = new Map<string, string>();

let sent = 0;

/** The number of statements that this process has sent so far. */
export const statementsSent = (): number => sent;

/** The number of round trips that this process's statements have taken so far. */
export const roundTripsMade = (): number => trips;

let trips = 0;

/** A connection. If it breaks, even within a transaction, queries throw `DatabaseUnavailable`. */
export abstract class ShopClient extends Client {
  readonly #shapes: Shapes = new Map();
  #transaction: OpenTransaction | undefined;

  constructor(config?: string | ClientConfig) {
    super(config);
    // An unhandled error event would end the process; the current query and the next ones fail anyway.
    this.on('error', () => undefined);
  }

  /** Begins a transaction: until it is committed or rolled back, all statements belong to it. */
  begin(mode: string): OpenTransaction {
    this.#transaction = new OpenTransaction(mode, {
      send: (statements) => this.#send(statements),
      mapped: (error) => this.#mapped(error),
    });
    return this.#transaction;
  }

  /** To be called after the end of a transaction. */
  forgetTransaction(): void {
    this.#transaction = undefined;
  }

  /** Sends a statement of the open transaction with the next one or with the commit; see `OpenTransaction`. */
  askAlong(text: string, values: readonly unknown[]): void {
    if (this.#transaction === undefined) throw new TypeError('No transaction is open.');
    sent += 1;
    this.#transaction.askAlong(this.named({ text, values }));
  }

  // The library's overloads are covered by these three arguments.
  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the overload.
  override query(asked: any, values?: any, done?: any): any {
    sent += 1;
    const callback: Done | undefined = typeof values === 'function' ? values : done;
    const statement = this.#statementIn(asked, values);
    if (statement === undefined) return this.#queryPlainly(asked, values, callback);
    if (callback) return this.#ask(statement, callback);
    return new Promise((resolve, reject) => {
      this.#ask(statement, (error, result) => (error === undefined ? resolve(result) : reject(error)));
    });
  }

  /** Adds the name under which the statement is prepared, if it is prepared. */
  protected abstract named(asked: AskedStatement): AskedStatement;

  /** Undefined for a text that the driver sends as it is, which may hold several statements. */
  #statementIn(asked: Asked, values: unknown): AskedStatement | undefined {
    if (typeof asked === 'object' && 'submit' in asked) return undefined;
    const { text, values: own = [], ...rest } = typeof asked === 'string' ? { text: asked } : asked;
    const given: readonly unknown[] = Array.isArray(values) ? values : own;
    if (given.length === 0 && this.#transaction === undefined) return undefined;
    return this.named({ ...rest, text, values: given });
  }

  #ask(asked: AskedStatement, done: Done): void {
    const statement = new Statement(asked, (error, result) =>
      error === undefined ? done(undefined, result) : done(this.#mapped(error)),
    );
    if (this.#transaction === undefined) this.#send([statement]);
    else this.#transaction.ask(statement);
  }

  #send(statements: readonly Statement[]): void {
    trips += 1;
    super.query(new StatementBatch(statements, this.#shapes));
  }

  #queryPlainly(asked: Asked, values: unknown, callback: Done | undefined): unknown {
    trips += 1;
    const query = asked as never; // one of the driver's overloads
    if (callback && typeof values === 'function') return super.query(query, this.#telling(callback) as never);
    if (callback) return super.query(query, values as never, this.#telling(callback) as never);
    const answer: unknown = super.query(query, values as never);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw this.#mapped(error);
    });
  }

  #telling(done: Done): Done {
    return (error, result) => (error ? done(this.#mapped(error)) : done(undefined, result));
  }

  /** A connection that failed or timed out isn't used again. */
  #mapped(error: unknown): unknown {
    const mapped = asDatabaseError(error);
    if (mapped instanceof DatabaseUnavailable) this.end().catch(() => undefined);
    return mapped;
  }
}

/**
 * Prepares every statement with parameters under its own name, so that PostgreSQL parses and plans it once per
 * connection, which halves the work for short queries.
 */
export class PreparingClient extends ShopClient {
  protected override named(asked: AskedStatement): AskedStatement {
    const name = asked.name ?? nameOf(asked.text);
    return name === undefined ? asked : { ...asked, name };
  }
}

/** Prepares nothing, for poolers that hand every transaction to another connection and don't know prepared statements. */
export class PlainClient extends ShopClient {
  protected override named({ name: _, ...unnamed }: AskedStatement): AskedStatement {
    return unnamed;
  }
}

type Asked = string | QueryConfig | QueryArrayConfig | Submittable;
type Done = (error: unknown, result?: unknown) => void;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `boxwright_${names.size}`;
  names.set(text, name);
  return name;
}
