import type { QueryResult } from 'pg';
import { type AskedStatement, Statement } from './statement.ts';

/** The connection of a transaction. */
interface Line {
  readonly send: (statements: readonly Statement[]) => void;
  /** Turns the driver's error into the one that callers get. */
  readonly mapped: (error: unknown) => unknown;
}

/**
 * The statements of one transaction on their way to PostgreSQL. BEGIN goes with the first statement, COMMIT with those
 * that nobody waits for, and statements that are asked for at the same time go together: each of these was a round trip.
 */
export class OpenTransaction {
  readonly #line: Line;
  #waiting: Statement[] = [];
  #hasBegun = false;
  #isFlushing = false;
  #isOver = false;
  #failed: { readonly error: unknown } | undefined;

  constructor(mode: string, line: Line) {
    this.#line = line;
    this.#waiting.push(this.#heeded(control(`begin${mode}`)));
  }

  /** Sends a statement, together with those that are asked for before the current callbacks have run. */
  ask(statement: Statement): void {
    if (this.#isOver) statement.fail(afterTheEnd());
    else this.#waiting.push(statement);
    if (this.#isOver || this.#isFlushing) return;
    this.#isFlushing = true;
    process.nextTick(() => this.#flush());
  }

  /** Sends a statement with the next one or with the commit. If it fails, these fail. */
  askAlong(asked: AskedStatement): void {
    if (this.#isOver) throw afterTheEnd();
    this.#waiting.push(this.#heeded(asked));
  }

  /** Rejects if nothing of the transaction is stored. */
  async commit(): Promise<void> {
    this.#isOver = true;
    if (!this.#hasBegun && this.#waiting.length === 1) return;
    const { command } = await this.#last('commit');
    // PostgreSQL rolls back instead if a statement has failed before.
    if (command !== 'COMMIT')
      throw this.#failed ? this.#line.mapped(this.#failed.error) : new Error('The transaction could not be committed.');
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    this.#waiting = [];
    if (this.#hasBegun) await this.#last('rollback');
  }

  #last(text: string): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(
        new Statement(control(text), (error, result) =>
          result === undefined ? reject(this.#line.mapped(error)) : resolve(result),
        ),
      );
      this.#flush();
    });
  }

  #flush(): void {
    this.#isFlushing = false;
    if (this.#waiting.length === 0) return;
    this.#hasBegun = true;
    const statements = this.#waiting;
    this.#waiting = [];
    this.#line.send(statements);
  }

  /** A statement that nobody waits for; if it fails, the commit throws its error. */
  #heeded(asked: AskedStatement): Statement {
    return new Statement(asked, (error) => {
      if (error !== undefined) this.#failed ??= { error };
    });
  }
}

const afterTheEnd = () => new TypeError('A statement was asked for after the end of its transaction.');

const control = (text: string): AskedStatement => ({ text, values: [] });
