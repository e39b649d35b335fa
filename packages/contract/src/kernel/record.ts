import { z } from 'zod';
import { tableOf } from './shape-of.ts';

/**
 * A field on the wire: its name there (the specification's, misspellings included) and its schema. The plain name is
 * its key in the field table.
 */
export interface Field<W extends string = string, S extends z.ZodType = z.ZodType> {
  readonly wire: W;
  readonly schema: S;
}

export const field = <const W extends string, S extends z.ZodType>(wire: W, schema: S): Field<W, S> => ({
  wire,
  schema,
});

export type FieldTable = Readonly<Record<string, Field>>;

type OptionalKeys<F extends FieldTable> = {
  [K in keyof F]: undefined extends z.output<F[K]['schema']> ? K : never;
}[keyof F];

type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The type our own code uses: plain names, decoded values. */
export type PlainOf<F extends FieldTable> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]['schema']> } & {
    [K in OptionalKeys<F>]?: z.output<F[K]['schema']>;
  }
>;

/**
 * A two-way schema for an object: decoding checks the wire form, refuses unknown names and returns the plain form;
 * encoding does the reverse. The field table is the only place that has both the wire names and the plain names.
 */
export const record = <F extends FieldTable>(table: F) => {
  const names = Object.entries(table).map(([plain, { wire }]) => [plain, wire] as const);
  const shape = Object.fromEntries(Object.values(table).map(({ wire, schema }) => [wire, schema]));
  const codec = z.codec(z.strictObject(shape), z.custom<PlainOf<F>>(isObject), {
    // The casts are sound, because both sides are built from the same table, value by value.
    decode: (wireForm) => rename(wireForm, names, 1, 0) as never,
    encode: (plainForm) => rename(plainForm as Record<string, unknown>, names, 0, 1) as never,
  });
  tableOf.set(codec, table);
  return codec;
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const rename = (
  source: Record<string, unknown>,
  names: readonly (readonly [string, string])[],
  from: 0 | 1,
  to: 0 | 1,
): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const pair of names) {
    const value = source[pair[from]];
    if (value !== undefined) result[pair[to]] = value;
  }
  return result;
};
