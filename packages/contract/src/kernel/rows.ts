import { z } from 'zod';
import { type FieldTable, field, type PlainOf, record } from './record.ts';

/** How much of a list is requested: everything, a number of rows, or only the named wire fields of every row. */
export const recordCount = z
  .union([
    z.literal('*'),
    z.int().min(1).max(10_000),
    z.string().regex(/^[1-9]\d{0,4}$/),
    z.string().regex(/^\w+(\s*,\s*\w+)*$/),
    z.array(z.string().regex(/^\w+$/)).min(1).max(50),
  ])
  .optional();

export type RecordCount = z.output<typeof recordCount>;

/** Equality filters on documented fields, never SQL: an unknown field is refused. Absent, null and '' mean "no filter". */
export const filters = <F extends FieldTable>(table: F) => {
  const optional = Object.fromEntries(
    Object.entries(table).map(([plain, { wire, schema }]) => [plain, field(wire, schema.optional())]),
  );
  // This table differs from F only in that each field may be absent, which is what Partial says.
  const inner = record(optional) as unknown as z.ZodType<Partial<PlainOf<F>>, Record<string, unknown>>;
  return z.codec(z.union([inner, z.literal(''), z.null()]).optional(), z.custom<Partial<PlainOf<F>>>(), {
    decode: (value) => (value === '' || value === null || value === undefined ? {} : value),
    encode: (value) => value,
  });
};

/**
 * Reduces an encoded list to what `recordCount` asks for, or returns the name of a requested field that doesn't exist.
 */
export const trimRows = (
  rows: readonly Record<string, unknown>[],
  wanted: RecordCount,
): { rows: readonly Record<string, unknown>[]; unknownField?: string } => {
  if (wanted === undefined || wanted === '*') return { rows };
  if (typeof wanted === 'number') return { rows: rows.slice(0, wanted) };
  if (typeof wanted === 'string' && /^\d+$/.test(wanted)) return { rows: rows.slice(0, Number(wanted)) };
  const names = typeof wanted === 'string' ? wanted.split(',').map((name) => name.trim()) : wanted;
  const known = rows[0];
  const unknownField = known && names.find((name) => !(name in known));
  if (unknownField !== undefined) return { rows, unknownField };
  return { rows: rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))) };
};
