import { fail, findOperation, type OperationName, type RecordCount, type Result, trimRows } from '@boxwright/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../process/services.ts';
import { admit } from './access.ts';
import { answer } from './answer.ts';
import { largestBody } from './bodies.ts';
import type { Call, Handlers } from './call.ts';
import { answerError, failed } from './errors.ts';
import { invoke } from './invoke.ts';
import { openCall } from './open-call.ts';
import { readInput } from './read-input.ts';

export interface RpcOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
}

/** `POST|GET /api/<Operation>`: JSON in, `{ data }` out. */
export const rpc: FastifyPluginAsync<RpcOptions> = async (app, { services, handlers }) => {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    return failed(request, 'not_found', 'There is no such operation.');
  });

  app.route<{ Params: { operation: string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:operation',
    exposeHeadRoute: false,
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
      const call = await openCall(services, request, reply);
      const body = operation.method === 'GET' ? request.query : (request.body ?? {});
      return answer(request, reply, await run(handlers, name, body, call));
    },
  });
};

/** Checks access, decodes the input, calls the handler, encodes the output. A refused visitor learns nothing of the body. */
async function run(
  handlers: Partial<Handlers>,
  name: OperationName,
  body: unknown,
  call: Call,
): Promise<Result<unknown>> {
  const operation = findOperation(name);
  if (operation === undefined) return fail('not_found', 'There is no such operation.');
  const admitted = admit(name, call);
  if (!admitted.ok) return admitted;
  const input = readInput(name, body);
  if (!input.ok) return input;
  const result = await invoke(handlers, name, input.value, admitted.value);
  if (!result.ok) return result;
  return trimmed(operation.output.encode(result.value as never), input.value); // throws on output that breaks the contract
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
