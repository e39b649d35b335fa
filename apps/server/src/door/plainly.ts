import { type Failure, failureStatus } from '@boxwright/contract';
import type { FastifyReply } from 'fastify';

/** Answers with a sentence where a file or a page was asked for. */
export const sayPlainly = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/** The same for a refusal. */
export const refusePlainly = (reply: FastifyReply, { code, text }: Failure) =>
  sayPlainly(reply, failureStatus[code], text);
