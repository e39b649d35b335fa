import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router';
import { unreachable } from '../../unreachable.ts';
import type { Posted } from './posted-form.ts';
import { shownAgain } from './secret-field.ts';

/**
 * Refuses a form that didn't reach the server as the server refuses one: in the form, with what was typed. React Router
 * would replace the page by its error page.
 */
export const refuseUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method !== 'POST') return next();
  const sent = request.clone();
  const answers = await next();
  for (const [route, { type, result }] of Object.entries(answers)) {
    if (type !== 'error' || !isLostConnection(result)) continue;
    const body = await sent.formData();
    const form = String(body.get('form') ?? new URL(sent.url).searchParams.get('form') ?? '');
    const posted: Posted = { form, typed: shownAgain(body), failed: { text: unreachable } };
    answers[route] = { type: 'data', result: data(posted, { status: 503 }) };
  }
  return answers;
};

/** React Router wraps an action's error as it wraps its data. Browsers report a lost connection as a TypeError. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError ||
  (typeof error === 'object' && error !== null && 'data' in error && error.data instanceof TypeError);
