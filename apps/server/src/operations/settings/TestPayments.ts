import { randomBytes } from 'node:crypto';
import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';

export const TestPayments: Handler<'TestPayments'> = async (_input, call) => {
  const { gateway, env } = call.services;
  const limited = await checkRateLimit(call, 'test of settings', `payments ${call.visitor.staff.id}`);
  if (limited) return limited;
  // A transaction that doesn't exist: asking about it changes nothing.
  const answer = await gateway.verify([`test${randomBytes(8).toString('hex')}`]);
  if (!answer.ok) return fail('not_possible', problems[answer.reason]);
  if (gateway.name === 'sandbox')
    return ok({ text: 'The sandbox answers: buyers can try payments, and no money moves.' });
  return ok({
    text: `PayU answers and knows this account${env.payu?.mode === 'live' ? '' : ' in its test system: no money moves'}.`,
  });
};

/** What a failure means to the person who has set up the gateway. */
const problems = {
  timeout: 'PayU did not answer in time. Please try again in a minute.',
  unreachable: 'PayU can’t be reached from this server. Please look at its connection to the internet.',
  'http-status': 'PayU answered with an error. Please try again in a minute.',
  'too-large': 'PayU’s answer can’t be read. Please try again in a minute.',
  malformed: 'PayU’s answer can’t be read. Please try again in a minute.',
  refused: 'PayU refuses this account. Please compare PAYU_KEY, PAYU_SALT and PAYU_MODE with its dashboard.',
} as const;
