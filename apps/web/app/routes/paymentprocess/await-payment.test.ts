import { fail, ok, type Result } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import { awaitPayment, type PaymentAnswer, questionPauses } from './await-payment.ts';

const answer = (state: PaymentAnswer['state']): Result<PaymentAnswer> =>
  ok({
    state,
    orderId: 7,
    orderNumber: 'BW26-000007',
    amount: 118_000,
    excess: 0,
    gatewayPaymentId: '403',
    isDemonstration: false,
  });

/** Gives the answers in turn, then repeats the last one; records the pauses. */
const gateway = (...answers: readonly Result<PaymentAnswer>[]) => {
  const pauses: number[] = [];
  let turn = 0;
  return {
    pauses,
    ask: async () => answers[Math.min(turn++, answers.length - 1)] ?? fail('internal', 'no answer'),
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
};

describe('waiting for a payment', () => {
  it('ends at the first final state', async () => {
    const { ask, pause, pauses } = gateway(answer('open'), answer('pending'), answer('succeeded'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'settled', answer: { state: 'succeeded' } });
    expect(pauses).toEqual(questionPauses.slice(0, 2));
  });
  it('ends with the last answer if no answer is final', async () => {
    const { ask, pause, pauses } = gateway(answer('pending'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'undecided', answer: { orderId: 7 } });
    expect(pauses).toEqual(questionPauses);
  });
  it('retries after a network failure', async () => {
    const { ask, pause } = gateway(fail('unavailable', 'offline'), answer('failed'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'settled', answer: { state: 'failed' } });
  });
  it('stops at once for an unknown payment', async () => {
    const { ask, pause, pauses } = gateway(fail('not_found', 'No such payment.'));
    expect(await awaitPayment(ask, pause)).toEqual({ kind: 'unknown', text: 'No such payment.' });
    expect(pauses).toEqual([]);
  });
});
