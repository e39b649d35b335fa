import { z } from 'zod';
import type { Operation } from './operation.ts';
import { onOneLine } from './readable.ts';
import type { OperationShape, Shape } from './shape.ts';

/** Copied from `record.ts`, which imports this file. */
type FieldTable = Readonly<Record<string, { readonly wire: string; readonly schema: z.ZodType }>>;

/** What is known of schemas: the codecs whose values a browser has to convert, and the field table of each record. */
export const conversionOf = new WeakMap<z.ZodType, NonNullable<Shape['conversion']>>();
export const tableOf = new WeakMap<z.ZodType, FieldTable>();

/** The properties of a zod definition that contain other schemas. */
interface Definition {
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly maximum?: number; readonly tx?: unknown } };
  }[];
}

/** Derives from an operation's schemas what the browser needs to call it: names, conversions and text lengths. */
export const operationShape = ({ method, input, output }: Operation): OperationShape => ({
  method,
  input: shapeOf(input),
  output: shapeOf(output),
});

const shapeOf = (schema: z.ZodType): Shape => {
  const conversion = conversionOf.get(schema);
  if (conversion !== undefined) return { conversion };
  const table = tableOf.get(schema);
  if (table !== undefined) return { fields: fieldsOf(table) };
  const def = schema.def as unknown as Definition; // zod's own description of the schema
  // A union's alternatives (and a codec's two sides) describe different kinds of values, so their shapes can be merged.
  const parts = [def.in, def.out, def.innerType, ...(def.options ?? [])];
  return {
    ...Object.assign({}, ...parts.flatMap((part) => (part === undefined ? [] : [shapeOf(part)]))),
    ...(def.element && { list: shapeOf(def.element) }),
    ...(def.valueType && { values: shapeOf(def.valueType) }),
    ...(schema instanceof z.ZodString && textOf(def.checks ?? [])),
  };
};

const fieldsOf = (table: FieldTable): NonNullable<Shape['fields']> =>
  Object.fromEntries(
    Object.entries(table).map(([plain, { wire, schema }]) => {
      const shape = shapeOf(schema);
      return [plain, Object.keys(shape).length === 0 ? [wire] : [wire, shape]];
    }),
  );

/** Only texts of inputs have a maximum length; output isn't checked. */
const textOf = (checks: NonNullable<Definition['checks']>): Pick<Shape, 'text'> => {
  const most = checks.find(({ _zod }) => typeof _zod.def.maximum === 'number')?._zod.def.maximum;
  if (most === undefined) return {};
  return { text: { most, ...(checks.some(({ _zod }) => _zod.def.tx === onOneLine) && { oneLine: true }) } };
};
