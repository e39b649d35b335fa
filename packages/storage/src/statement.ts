import type { CustomTypesConfig, FieldDef, QueryResult } from 'pg';
import pg from 'pg';

/** A statement with its values, as the driver's `query` takes it. */
export interface AskedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name under which it is prepared; without one it is parsed each time. */
  readonly name?: string | undefined;
  readonly rowMode?: string | undefined;
  readonly types?: CustomTypesConfig | undefined;
}

export type Answered = (error: unknown, result?: QueryResult) => void;

/** The columns of an answer, and how each value is read. */
export interface Shape {
  readonly fields: readonly FieldDef[];
  readonly read: readonly ((value: string) => unknown)[];
}

export const noColumns: Shape = { fields: [], read: [] };

/** One statement on its way: collects its answer. */
export class Statement {
  readonly asked: AskedStatement;
  readonly #answered: Answered;
  #shape: Shape = noColumns;
  #rows: unknown[] = [];
  #tag = '';
  #failure: unknown;
  #isOver = false;

  constructor(asked: AskedStatement, answered: Answered) {
    this.asked = asked;
    this.#answered = answered;
  }

  takeShape(shape: Shape): void {
    this.#shape = shape;
  }

  takeFields(fields: readonly FieldDef[]): Shape {
    const types = this.asked.types ?? pg.types;
    this.#shape = { fields, read: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')) };
    return this.#shape;
  }

  takeRow(values: readonly (string | null)[]): void {
    if (this.#failure !== undefined) return;
    try {
      this.#rows.push(this.asked.rowMode === 'array' ? this.#list(values) : this.#object(values));
    } catch (error) {
      this.#failure = error;
    }
  }

  takeTag(tag: string): void {
    this.#tag = tag;
  }

  end(): void {
    if (this.#failure !== undefined) this.fail(this.#failure);
    else if (!this.#isOver) {
      this.#isOver = true;
      this.#answered(undefined, this.#result());
    }
  }

  fail(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#answered(error);
  }

  #list(values: readonly (string | null)[]): unknown[] {
    const { read } = this.#shape;
    const row = new Array<unknown>(values.length);
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place] ?? null;
      row[place] = value === null ? null : read[place]?.(value);
    }
    return row;
  }

  #object(values: readonly (string | null)[]): Record<string, unknown> {
    const list = this.#list(values);
    const row: Record<string, unknown> = {};
    for (const [place, { name }] of this.#shape.fields.entries()) row[name] = list[place];
    return row;
  }

  #result(): QueryResult {
    const words = this.#tag.split(' ');
    const count = Number(words.at(-1));
    return {
      command: words[0] ?? '',
      rowCount: words.length > 1 && Number.isInteger(count) ? count : null,
      oid: 0,
      fields: [...this.#shape.fields],
      rows: this.#rows as QueryResult['rows'],
    };
  }
}
