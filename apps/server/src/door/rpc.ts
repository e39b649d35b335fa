import type { OutgoingHttpHeaders } from 'node:http';
import {
  fail,
  findOperation,
  type Input,
  type OperationName,
  type RecordCount,
  type Result,
  trimRows,
} from '@boxwright/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hasSession } from '../adapters/identity/cookies.ts';
import { admit } from '../calls/access.ts';
import type { CallOf, Handlers } from '../calls/call.ts';
import type { Services } from '../calls/services.ts';
import { indianDayNumber } from '../process/indian-day.ts';
import { currentCatalogue } from '../selling/catalogue/catalogue.ts';
import { answer } from './answer.ts';
import { compressedFrom, largestBody } from './bodies.ts';
import { answerError, failed } from './errors.ts';
import { invoke } from './invoke.ts';
import { openKeptAnswers } from './kept-answers.ts';
import { openCall } from './open-call.ts';
import { readInput } from './read-input.ts';

export interface RpcOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** An operation's body as it was sent; null without a body. */
    sentBody: string | null;
    /** The key under which the answer will be kept; null when it won't. */
    keptAs: readonly [version: string, asked: string] | null;
  }
}

/** `POST|GET /api/<Operation>`: JSON in, `{ data }` out. */
export const rpc: FastifyPluginAsync<RpcOptions> = async (app, { services, handlers }) => {
  const kept = openKeptAnswers();
  app.decorateRequest('sentBody', null);
  app.decorateRequest('keptAs', null);
  app.removeAllContentTypeParsers();
  // Not parsed yet: kept answers are found by the text.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.sentBody = body;
    done(null);
  });
  const parser = app.getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest) =>
    new Promise((resolve, reject) => {
      if (request.sentBody === null) return resolve({});
      parser(request, request.sentBody, (error, body) => (error ? reject(error) : resolve(body ?? {})));
    });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return failed(request, 'not_found', 'There is no such operation.');
  });

  // Kept answers cost next to nothing, so they don't wait in their source's queue.
  app.addHook<AnyOperation>('preValidation', async (request, reply) => {
    const { operation: asked } = request.params;
    const operation = findOperation(asked);
    // Not for visitors with a session, because only the full call renews it.
    if (!operation?.cacheable || request.method !== operation.method || hasSession(request.cookies)) return;
    request.operation = asked as OperationName; // found by that name just above
    const { version, day } = await currentCatalogue(services);
    request.keptAs = [`${version} ${day} ${indianDayNumber(services.now())}`, `${asked} ${request.sentBody}`];
    const found = kept.get(...request.keptAs);
    if (found !== undefined) return sendKept(reply, found);
  });

  app.route<AnyOperation>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:operation',
    exposeHeadRoute: false,
    config: { access: 'inside' },
    bodyLimit: largestBody,
    handler: async (request, reply) => {
      const { operation: asked } = request.params;
      const operation = findOperation(asked);
      if (operation === undefined) {
        reply.code(404);
        return failed(request, 'not_found', 'There is no such operation.');
      }
      const name = asked as OperationName; // found by that name just above
      request.operation = name;
      if (request.method !== operation.method) {
        reply.code(405).header('allow', operation.method);
        return failed(request, 'invalid', `${name} takes ${operation.method}.`);
      }
      // Before the body is read, so that a refused visitor learns nothing about it.
      const admitted = admit(name, await openCall(services, request, reply));
      if (!admitted.ok) return answer(request, reply, admitted);
      const input = readInput(name, operation.method === 'GET' ? request.query : await parsed(request));
      if (!input.ok) return answer(request, reply, input);
      const result = await run(handlers, name, input.value as never, admitted.value); // of this operation
      if (!result.ok || request.keptAs === null || operation.cacheable?.(input.value) !== true)
        return answer(request, reply, result);
      const text = JSON.stringify({ data: result.value });
      kept.keep(...request.keptAs, text);
      return sendText(reply, text);
    },
  });
};

interface AnyOperation {
  Params: { operation: string };
}

const json = 'application/json; charset=utf-8';

function sendText(reply: FastifyReply, text: string) {
  return reply.header('cache-control', 'no-store').type(json).send(text);
}

/** Sends a kept answer past Fastify, as for files: a request that hasn't got its turn yet has nothing to undo. */
function sendKept(reply: FastifyReply, text: string) {
  if (text.length >= compressedFrom) return sendText(reply, text);
  const own = { 'cache-control': 'no-store', 'content-type': json, 'content-length': Buffer.byteLength(text) };
  // As text, which Node writes together with the headers in one piece.
  reply
    .hijack()
    .raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...own })
    .end(text);
  return reply;
}

/** Calls the handler and encodes its output. */
async function run<N extends OperationName>(
  handlers: Partial<Handlers>,
  name: N,
  input: Input<N>,
  call: CallOf<N>,
): Promise<Result<unknown>> {
  const result = await invoke(handlers, name, input, call);
  if (!result.ok) return result;
  return trimmed(findOperation(name)?.output.encode(result.value as never), input); // throws on output that breaks the contract
}

/** Trims a list to the rows and fields in `recordCount`, for operations that take one. */
function trimmed(data: unknown, input: unknown): Result<unknown> {
  if (!Array.isArray(data) || typeof input !== 'object' || input === null || !('recordCount' in input)) {
    return { ok: true, value: data };
  }
  const { rows, unknownField } = trimRows(data, input.recordCount as RecordCount); // decoded by the operation's schema
  if (unknownField !== undefined) return fail('invalid', `recordCount names an unknown field: "${unknownField}".`);
  return { ok: true, value: rows };
}
