import { Client, type QueryConfig, type Submittable } from 'pg';

/** More texts than the shop's code has; what is built from ever-changing parts stays unprepared beyond it. */
const mostStatements = 500;
const names = new Map<string, string>();

/**
 * A connection on which every statement with parameters is prepared under a name of its own, so that PostgreSQL parses
 * and plans it once a connection: half of its work for the short questions of a shop.
 */
export class PreparingClient extends Client {
  // The library's overloads come to these three arguments.
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the overload.
  override query(asked: any, values?: any, done?: any): any {
    return super.query(named(asked, values) as never, values, done);
  }
}

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
