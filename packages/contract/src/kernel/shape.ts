import { isReadable, onOneLine } from './readable.ts';
import { isWithin } from './too-long.ts';

/** Values whose type on the wire differs from the one in our code; all others are sent unchanged. */
export const conversions = {
  /** Rupees on the wire, whole paise inside. */
  rupees: {
    decode: (rupees: number): number => Math.round(rupees * 100),
    encode: (paise: number): number => paise / 100,
  },
  /** ISO 8601 text on the wire, a Date inside. */
  moment: {
    decode: (text: string): Date => new Date(text),
    encode: (date: Date): string => date.toISOString(),
  },
  /** A number from a form; NaN if the input isn't a number. JSON has no NaN, and null means an empty field. */
  typedNumber: {
    decode: (sent: unknown): unknown => sent,
    encode: (value: number): number | string => (Number.isNaN(value) ? 'NaN' : value),
  },
} as const;

/**
 * What a browser needs to encode and decode a message, as plain data: `shapeOf` derives it from the schemas at build
 * time, so that browsers load no schemas. Each property applies to one kind of value; values without one are sent
 * unchanged.
 */
export interface Shape {
  /** For an object with known fields: the wire name of each plain name, and the shape of its value. */
  readonly fields?: Readonly<Record<string, readonly [wire: string, shape?: Shape]>>;
  /** Shape of a list's entries. */
  readonly list?: Shape;
  /** Shape of the values of an object with arbitrary keys. */
  readonly values?: Shape;
  readonly text?: { readonly most: number; readonly oneLine?: true };
  readonly conversion?: keyof typeof conversions;
}

/** What the browser needs to call an operation. */
export interface OperationShape {
  readonly method: 'POST' | 'GET';
  readonly input: Shape;
  readonly output: Shape;
}

/** Translates a plain message to the wire's names and values. It doesn't validate; the server does. */
export const encode = (plain: unknown, shape: Shape): unknown => translate(plain, shape, 'encode');

/** Translates a message from our server to plain names and values. Fields unknown to this build are left out. */
export const decode = (wire: unknown, shape: Shape): unknown => translate(wire, shape, 'decode');

const translate = (value: unknown, shape: Shape | undefined, way: 'encode' | 'decode'): unknown => {
  if (value === null || value === undefined || shape === undefined) return value;
  // Messages are typed by their operation, so the value has the type that the conversion needs.
  if (shape.conversion !== undefined) return conversions[shape.conversion][way](value as never);
  if (typeof value === 'string') return way === 'encode' && shape.text?.oneLine ? onOneLine(value) : value;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry) => translate(entry, shape.list, way));
  const source = value as Readonly<Record<string, unknown>>; // an object that isn't a list
  if (shape.fields === undefined) {
    return Object.fromEntries(Object.entries(source).map(([key, inner]) => [key, translate(inner, shape.values, way)]));
  }
  const result: Record<string, unknown> = {};
  for (const [plain, [wire, inner]] of Object.entries(shape.fields)) {
    const [from, to] = way === 'encode' ? [plain, wire] : [wire, plain];
    if (source[from] !== undefined) result[to] = translate(source[from], inner, way);
  }
  return result;
};

/**
 * Whether the server can read a plain message: no text is too long or has unreadable characters, and NaN appears only
 * where it is allowed.
 */
export const canBeSent = (plain: unknown, shape: Shape | undefined): boolean => {
  if (typeof plain === 'number') return Number.isFinite(plain) || shape?.conversion === 'typedNumber';
  if (typeof plain === 'string') {
    return shape?.text === undefined || (isWithin(plain, shape.text.most) && isReadable(plain));
  }
  if (typeof plain !== 'object' || plain === null) return true;
  if (Array.isArray(plain)) return plain.every((entry) => canBeSent(entry, shape?.list));
  return Object.entries(plain).every(([name, value]) => canBeSent(value, shape?.fields?.[name]?.[1] ?? shape?.values));
};
