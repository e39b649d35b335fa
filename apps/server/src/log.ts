import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import type { Env } from './env.ts';

/** The process's log: a JSON object a line, on standard output. */
export const createLog = ({ logLevel }: Pick<Env, 'logLevel'>): Logger =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } });

/** A failed query is told without its parameters: those are people's data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? pino.stdSerializers.err(error) : error;
  const { cause, query, stack } = error;
  const where = stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return { type: 'failed query', message: cause?.message ?? 'no cause given', query, stack: where };
}
