import { type Failure, failureStatus } from '@boxwright/contract';
import type { FastifyReply } from 'fastify';
import { sendBarePage } from './bare-page.ts';
import { wayBackOf } from './way-back.ts';

/**
 * Answers with a sentence where a file or a page was asked for: whoever opens it in a browser reads it on a page that
 * leads back to ours, programs get the text alone.
 */
export function sayPlainly(reply: FastifyReply, status: number, text: string) {
  reply.header('vary', 'accept');
  const { request } = reply;
  if (!/\btext\/html\b/.test(request.headers.accept ?? ''))
    return reply.code(status).type('text/plain; charset=utf-8').send(text);
  const title = status < 500 ? 'This can’t be opened' : 'This didn’t work';
  // An empty link is the page itself. What was posted can't be sent again by one.
  const again = request.method === 'GET' && passes.has(status) ? [{ to: '', text: 'Try again' }] : [];
  return sendBarePage(reply, status, { title, paragraphs: [text], links: [...again, wayBackOf(request)] });
}

/** Refusals that pass by themselves: too many requests, and a shop that is busy. */
const passes = new Set([429, 503]);

/** The same for a refusal. */
export const refusePlainly = (reply: FastifyReply, { code, text }: Failure) =>
  sayPlainly(reply, failureStatus[code], text);
