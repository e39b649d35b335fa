import { type Failure, failureStatus } from '@boxwright/contract';
import type { FastifyReply } from 'fastify';
import { sendBarePage } from './bare-page.ts';

/**
 * Answers with a sentence where a file or a page was asked for: whoever opens it in a browser reads it on a page, programs
 * get the text alone.
 */
export function sayPlainly(reply: FastifyReply, status: number, text: string) {
  reply.header('vary', 'accept');
  if (!/\btext\/html\b/.test(reply.request.headers.accept ?? ''))
    return reply.code(status).type('text/plain; charset=utf-8').send(text);
  const title = status < 500 ? 'This can’t be opened' : 'This didn’t work';
  return sendBarePage(reply, status, { title, paragraphs: [text] });
}

/** The same for a refusal. */
export const refusePlainly = (reply: FastifyReply, { code, text }: Failure) =>
  sayPlainly(reply, failureStatus[code], text);
