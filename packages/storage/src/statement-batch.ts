import type { Connection, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { noColumns, type Shape, type Statement } from './statement.ts';

/** The driver's lists, by name, of what a connection has prepared so far. */
type Preparing = Connection & {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
};

/** By name, the columns that a connection's prepared statements return. */
export type Shapes = Map<string, Shape>;

/**
 * Statements that are sent together and answered together, in one round trip. If one fails, PostgreSQL skips those
 * after it, and they fail with the same error. Several statements need an open transaction, or must begin with BEGIN.
 *
 * Has the methods that the driver calls on a query. A statement's columns are asked for once per connection: PostgreSQL
 * refuses to run a prepared statement whose columns have changed.
 */
export class StatementBatch implements Submittable {
  /** Set by the driver, which stops its timer through it. */
  callback: ((error: unknown) => void) | undefined;
  readonly #statements: readonly Statement[];
  readonly #shapes: Shapes;
  #place = 0;
  #failed: { readonly error: unknown } | undefined;

  constructor(statements: readonly Statement[], shapes: Shapes) {
    this.#statements = statements;
    this.#shapes = shapes;
  }

  /** The texts, for tests that count statements. */
  get texts(): readonly string[] {
    return this.#statements.map(({ asked }) => asked.text);
  }

  /** Name of the statement that is being answered; the driver records under it what is prepared. */
  get name(): string | undefined {
    return this.#current?.asked.name;
  }

  get text(): string | undefined {
    return this.#current?.asked.text;
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#place];
  }

  submit(connection: Connection): void {
    const to = connection as Preparing; // the driver's own class, whose types leave these out
    to.stream.cork();
    try {
      for (const [place, statement] of this.#statements.entries()) {
        try {
          this.#send(to, statement);
        } catch (error) {
          // A value that can't be sent. Nothing after it may happen either.
          this.#failed = { error };
          this.#failFrom(place, error, to);
          break;
        }
      }
      to.sync();
    } finally {
      to.stream.uncork();
    }
  }

  #send(to: Preparing, statement: Statement): void {
    const { asked } = statement;
    const { name, text } = asked;
    // Before anything is sent, because this may throw.
    const values = asked.values.map((value) => prepareValue(value));
    const known = name === undefined ? undefined : (to.parsedStatements[name] ?? to.submittedNamedStatements[name]);
    if (known !== undefined && known !== text) {
      throw new Error(`Prepared statements must be unique: "${name}" is another one already.`);
    }
    if (known === undefined) {
      to.parse({ text, name: name ?? '', types: [] }, true);
      if (name !== undefined) to.submittedNamedStatements[name] = text;
    }
    to.bind({ statement: name ?? '', values }, true);
    const shape = name === undefined ? undefined : this.#shapes.get(shapeKey(asked));
    if (shape) statement.takeShape(shape);
    else to.describe({ type: 'P', name: '' }, true);
    to.execute(null, true);
  }

  handleRowDescription({ fields }: { fields: Shape['fields'] }): void {
    const shape = this.#current?.takeFields(fields);
    if (shape && this.name !== undefined && this.#current) this.#shapes.set(shapeKey(this.#current.asked), shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#current?.takeRow(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const current = this.#current;
    if (!current) return;
    current.takeTag(text);
    const key = shapeKey(current.asked);
    if (current.asked.name !== undefined && !this.#shapes.has(key)) this.#shapes.set(key, noColumns);
    this.#place += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Connection): void {
    (connection as Connection & { sendCopyFail(reason: string): void }).sendCopyFail('Nothing is copied in here.');
  }

  handleCopyData(): void {}

  handleError(error: unknown, connection: Connection): void {
    const failed = this.#place;
    for (const done of this.#statements.slice(0, failed)) done.end();
    this.#failFrom(failed, error, connection as Preparing);
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    for (const statement of this.#statements) statement.end();
    this.callback?.(this.#failed?.error);
  }

  /** Skipped statements haven't been prepared either. */
  #failFrom(place: number, error: unknown, { submittedNamedStatements }: Preparing): void {
    for (const { asked } of this.#statements.slice(place)) {
      if (asked.name !== undefined) delete submittedNamedStatements[asked.name];
    }
    for (const statement of this.#statements.slice(place)) statement.fail(error);
  }
}

/** Part of the key, because the same text may be sent for rows of two kinds. */
const shapeKey = ({ name, rowMode, types }: Statement['asked']): string =>
  `${name} ${rowMode ?? ''} ${types === undefined ? '' : 'own types'}`;
