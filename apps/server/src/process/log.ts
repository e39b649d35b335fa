import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from './env.ts';

/** The process's log: one JSON object per line, on standard output unless a destination is given. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination ?? pino.destination(1),
  );

/**
 * Describes an error without personal data: a failed query without its parameters, at any depth of causes, and a
 * PostgreSQL error by its code and message only.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, stack = '', cause } = error;
  const isQuery = error instanceof DrizzleQueryError;
  const inside: unknown = Reflect.get(error, 'errors');
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: isQuery ? 'failed query' : error.constructor.name || name,
    message: isQuery ? messageOf(cause) : error.message,
    ...(isQuery ? { query: error.query } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames.exec(stack)?.[0] ?? '',
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
    ...(Array.isArray(inside) ? { errors: inside.map(describeError) } : {}),
  };
}

/** The stack without its first lines, which repeat the message. */
const frames = /(?<=^|\n) {4}at .*(?:\n {4}at .*)*/;

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'no cause given');
