import type { z } from 'zod';

/** The parts of zod's schema definition that are used here. */
interface Definition {
  readonly type: string;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition; // the public type is less precise

export type Place = readonly (string | number)[];

/** Paths of all values in a body, by wire names; records get a made-up key. */
export const placesOf = (schema: z.ZodType): Place[] => {
  const places = new Map<string, Place>();
  const walk = (inner: z.ZodType | undefined, at: Place): void => {
    if (inner === undefined) return;
    if (at.length > 0) places.set(at.join('.'), at);
    const { in: from, out, innerType, options = [], shape = {}, element, valueType } = definitionOf(inner);
    for (const part of [from, out, innerType, ...options]) walk(part, at);
    for (const [name, part] of Object.entries(shape)) walk(part, [...at, name]);
    walk(element, [...at, 0]);
    walk(valueType, [...at, 'key']);
  };
  walk(schema, []);
  return [...places.values()];
};

/**
 * A body that is probably valid: `known` values by name, and the simplest value for other required fields. Optional
 * fields are left out.
 */
export const sampleOf = (schema: z.ZodType, known: Readonly<Record<string, unknown>>, name = ''): unknown => {
  if (Object.hasOwn(known, name)) return known[name];
  const { type, in: from, options, shape, element, values, entries } = definitionOf(schema);
  switch (type) {
    case 'pipe':
      return from && sampleOf(from, known, name);
    case 'union':
      return options?.[0] && sampleOf(options[0], known, name);
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).flatMap(([key, part]) => {
          const value = sampleOf(part, known, key);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'array':
      return element ? [sampleOf(element, known, name)] : [];
    case 'literal':
      return values?.[0];
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'string':
      return 'text';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'record':
      return {};
    case 'null':
      return null;
    default:
      return undefined;
  }
};

/** A copy of the body with another value at a path; missing parents are created. */
export const withAt = (body: unknown, [step, ...rest]: Place, value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(body) ? [...body] : [];
    list[step] = withAt(list[step], rest, value);
    return list;
  }
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const before = Object.hasOwn(fields, step) ? (fields as Record<string, unknown>)[step] : undefined;
  return { ...fields, [step]: withAt(before, rest, value) };
};

/** The value at a path; undefined if there is none. */
export const valueAt = (body: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    body,
  );
