import Fastify from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { answerError } from './errors.ts';

/** What is answered and logged when an operation's request ends with this status. */
async function answered(statusCode: number | undefined) {
  const levels: number[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void levels.push(JSON.parse(line).level) });
  const app = Fastify({ loggerInstance: log as never });
  app.decorateRequest('operation', undefined);
  app.setErrorHandler(answerError);
  app.get('/api/GetState', (request) => {
    request.operation = 'GetState';
    throw Object.assign(new Error('x'), statusCode === undefined ? {} : { statusCode });
  });
  const { statusCode: status, body } = await app.inject('/api/GetState');
  await app.close();
  return { status, text: JSON.parse(body).data as string, isLoggedAsError: levels.some((level) => level >= 50) };
}

test.each([401, 405, 406, 408, 411, 414, 416, 422, 431])(
  'a stranger’s %i isn’t logged as an error of ours',
  async (statusCode) => {
    expect(await answered(statusCode)).toEqual({
      status: 400,
      text: 'This request is not understood.',
      isLoggedAsError: false,
    });
  },
);

test('an unexpected error is logged as one, and answered with 500', async () => {
  expect(await answered(undefined)).toMatchObject({ status: 500, isLoggedAsError: true });
});
