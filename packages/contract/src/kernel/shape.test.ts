import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../registry.ts';
import { operationShapes } from '../shapes.ts';
import type { Operation } from './operation.ts';
import { plainSearch } from './plain-search.ts';
import { canBeSent, decode, encode, type Shape } from './shape.ts';
import { tableOf } from './shape-of.ts';

/** The properties of zod's definitions that say which plain values a schema accepts. */
interface Definition {
  readonly type: string;
  /** For a number: which whole numbers. */
  readonly format?: string;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** Texts that the server leaves as they are: it trims them, and makes those of a search plain. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(plainSearch),
  fc.constantFrom('', '12', '/faqs', 'Meena\tSoaps\r\nErode', '2026-04-01', '2026-04-01T00:00:00Z'),
);

/** Generates plain values for a schema. It may refuse some of them; the tests leave those out. */
const plainValues = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const table = tableOf.get(schema);
  if (table !== undefined) {
    return fc.record(
      Object.fromEntries(Object.entries(table).map(([plain, { schema }]) => [plain, plainValues(schema)])),
    );
  }
  const def = schema.def as unknown as Definition; // zod's own description of the schema
  const inner = (part: z.ZodType | undefined) => (part === undefined ? fc.constant(null) : plainValues(part));
  switch (def.type) {
    case 'string':
      return texts;
    case 'number':
      return def.format === undefined ? fc.oneof(fc.nat(9999), fc.constant(0.5)) : fc.nat(9999);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null });
    case 'array':
      return fc.array(inner(def.element), { minLength: 1, maxLength: 3 });
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(plainValues));
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), inner(def.valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...(def.options ?? []).map(plainValues));
    case 'pipe':
      // If a codec's plain side is only a type, its wire side says which values there are.
      return def.out instanceof z.ZodCustom
        ? inner(def.in).filter((plain) => schema.safeEncode(plain as never).success)
        : inner(def.out);
    default:
      throw new Error(`no values known for ${def.type}`);
  }
};

const shapes = operationShapes();
const all = Object.entries(operations as unknown as Record<keyof typeof shapes, Operation>).map(
  ([name, operation]) => [name as keyof typeof shapes, operation] as const,
);

/** Runs a property over values that the schema accepts; there must be some. */
const forAllTaken = (schema: z.ZodType, holds: (plain: unknown, wire: unknown) => void) => {
  let taken = 0;
  const property = fc.property(plainValues(schema), (plain) => {
    const encoded = schema.safeEncode(plain as never);
    if (!encoded.success) return;
    taken += 1;
    holds(plain, encoded.data);
  });
  // Some schemas accept few random values.
  for (let round = 0; taken === 0 && round < 1000; round += 1) fc.assert(property, { numRuns: runs(60) });
  expect(taken).toBeGreaterThan(0);
};

describe.each(all)('%s', (name, { input, output }) => {
  const shape = shapes[name];

  test('is sent by a browser as its schema encodes it', () => {
    forAllTaken(input, (plain, wire) => {
      expect(canBeSent(plain, shape.input)).toBe(true);
      expect(encode(plain, shape.input)).toStrictEqual(wire);
    });
  });

  test('is read by a browser as its schema decodes it, and written down again', () => {
    forAllTaken(output, (plain, wire) => {
      const received: unknown = JSON.parse(JSON.stringify(wire));
      const read = output.safeDecode(received as never);
      // No answer holds an id below 1, which can be written and not read.
      if (read.success) expect(decode(received, shape.output)).toStrictEqual(read.data);
      expect(encode(plain, shape.output)).toStrictEqual(wire);
    });
  });
});

/** For every plain message, every place that holds a text, one at a time, with the texts to try there. */
const messagesWith = (text: (most: number) => string, shape: Shape): unknown[] => [
  ...(shape.text ? [text(shape.text.most)] : []),
  ...(shape.list ? messagesWith(text, shape.list).map((entry) => [entry]) : []),
  ...(shape.values ? messagesWith(text, shape.values).map((value) => ({ key: value })) : []),
  ...Object.entries(shape.fields ?? {}).flatMap(([plain, [, inner]]) =>
    inner ? messagesWith(text, inner).map((value) => ({ [plain]: value })) : [],
  ),
];

test('a text that the server can’t read, or that is too long, can’t be sent in any field', () => {
  const refused = [() => 'a\0b', () => 'half \ud83d', (most: number) => 'x'.repeat(most + 1)];
  let places = 0;
  for (const [name] of all) {
    const { input } = shapes[name];
    for (const text of refused) {
      for (const message of messagesWith(text, input)) {
        places += 1;
        expect(canBeSent(message, input), `${name}: ${Object.keys(message as object)}`).toBe(false);
      }
    }
    for (const message of messagesWith((most) => 'x'.repeat(most), input)) {
      expect(canBeSent(message, input), `${name}: ${Object.keys(message as object)}`).toBe(true);
    }
  }
  expect(places).toBeGreaterThan(200);
});

test('NaN can be sent only where the server says what is wrong with it', () => {
  const { input } = shapes.GetPrice;
  const box = { variantId: 1, boardId: 1, quantity: 1000 };
  expect(canBeSent({ ...box, length: Number.NaN }, input)).toBe(true);
  expect(encode({ ...box, length: Number.NaN }, input)).toMatchObject({ length: 'NaN' });
  expect(canBeSent({ ...box, quantity: Number.NaN }, input)).toBe(false);
});

test('a field that is newer than the page is left out', () => {
  const { output } = shapes.DeleteCart;
  expect(decode({ order_id: 7, fld_new: 1 }, output)).toEqual({ cartId: 7 });
});
