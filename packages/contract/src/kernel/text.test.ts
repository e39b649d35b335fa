import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../registry.ts';
import type { Operation } from './operation.ts';
import { line, paragraphs } from './text.ts';

/** The properties of zod's definitions that contain nested schemas. */
interface Def {
  readonly type: string;
  readonly in?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** For every place in a schema's wire form that accepts a text, a body with `text` there. */
function bodiesWith(text: string, schema: z.ZodType): unknown[] {
  const def = schema.def as unknown as Def; // zod's own description of the schema
  const { in: wire, innerType, element, valueType, options, shape } = def;
  if (def.type === 'string') return [text];
  if (shape) {
    return Object.entries(shape).flatMap(([name, inner]) =>
      bodiesWith(text, inner).map((value) => ({ [name]: value })),
    );
  }
  if (valueType) return [{ [text]: 1 }, ...bodiesWith(text, valueType).map((value) => ({ key: value }))];
  if (element) return bodiesWith(text, element).map((value) => [value]);
  if (options) return options.flatMap((option) => bodiesWith(text, option));
  const inner = wire ?? innerType;
  return inner ? bodiesWith(text, inner) : [];
}

const unreadable = { NUL: 'a\0b', escape: 'a\u001bb', 'half a character': 'a\ud83db', 'the other half': 'a\udce6b' };
const inputs = Object.entries(operations as unknown as Record<string, Operation>).flatMap(([name, { input }]) =>
  bodiesWith('text', input).length === 0 ? [] : [[name, input] as const],
);

describe('text fields of every operation', () => {
  test.each(inputs)('%s refuses unreadable text in every field', (_name, input) => {
    for (const [what, text] of Object.entries(unreadable)) {
      for (const body of bodiesWith(text, input)) {
        const decoded = input.safeDecode(body as never);
        const places = decoded.success ? [] : decoded.error.issues.map(({ path }) => path[0]);
        expect(places, `${what} in ${JSON.stringify(body)}`).toContain(Object.keys(body as object)[0]);
      }
    }
  });

  test('this test finds them all', () => {
    expect(inputs.length).toBeGreaterThan(20);
    const nested = record({ list: z.array(z.union([z.number(), z.object({ inner: z.string().nullish() })])) });
    expect(bodiesWith('x', nested)).toEqual([{ list: [{ inner: 'x' }] }]);
  });
});

const record = z.object;

describe('a typed text', () => {
  test('is kept unchanged, in every script', () => {
    for (const text of ['📦 Meena’s சோப்பு', 'क्‍ष', '👩‍🔬', 'e\u0301', 'शर्मा & “Söhne”', '₹ 1,000 – 50 %']) {
      expect(line(100).parse(text)).toBe(text);
      expect(paragraphs(100).parse(text)).toBe(text);
    }
  });

  test('keeps its line breaks in paragraphs, and loses them in a line', () => {
    const pasted = 'Meena\tSoaps\r\nBcc: all@shop.example';
    expect(paragraphs(100).parse(pasted)).toBe(pasted);
    expect(line(100).parse(pasted)).toBe('Meena Soaps Bcc: all@shop.example');
  });

  test('has a maximum length', () => {
    expect(line(5).safeParse('abcdef').success).toBe(false);
  });
});
