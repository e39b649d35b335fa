import type { JsonObject } from '@boxwright/storage';

const dateKey = '$date';

/** The data of a document as its row keeps it: JSON, with each date as `{ "$date": … }`. */
export const toSnapshot = (data: object): JsonObject => encoded(data) as JsonObject; // an object gives an object

/** The data as `toSnapshot` was given it. */
export const fromSnapshot = (snapshot: JsonObject): unknown => decoded(snapshot);

function encoded(value: unknown): unknown {
  if (value instanceof Date) return { [dateKey]: value.toISOString() };
  if (Array.isArray(value)) return value.map(encoded);
  return isObject(value) ? mapValues(value, encoded) : value;
}

function decoded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decoded);
  if (!isObject(value)) return value;
  const date = value[dateKey];
  return typeof date === 'string' ? new Date(date) : mapValues(value, decoded);
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const mapValues = (value: JsonObject, change: (each: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
