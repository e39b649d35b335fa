import { fail, ok, type Result } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import { awaitPayment, type PaymentAnswer, questionPauses } from './await-payment.ts';

const answer = (state: PaymentAnswer['state']): Result<PaymentAnswer> =>
  ok({
    state,
    orderId: 7,
    orderNumber: 'BW26-000007',
    amount: 118_000,
    gatewayPaymentId: '403',
    isDemonstration: false,
  });

/** Answers in turn, the last one for ever; remembers the pauses. */
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
  it('ends at the first decision', async () => {
    const { ask, pause, pauses } = gateway(answer('open'), answer('pending'), answer('succeeded'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'settled', answer: { state: 'succeeded' } });
    expect(pauses).toEqual(questionPauses.slice(0, 2));
  });
  it('always ends, and says what it last heard', async () => {
    const { ask, pause, pauses } = gateway(answer('pending'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'undecided', answer: { orderId: 7 } });
    expect(pauses).toEqual(questionPauses);
  });
  it('asks again after a failure of the network', async () => {
    const { ask, pause } = gateway(fail('unavailable', 'offline'), answer('failed'));
    expect(await awaitPayment(ask, pause)).toMatchObject({ kind: 'settled', answer: { state: 'failed' } });
  });
  it('stops at once for a payment that nobody knows', async () => {
    const { ask, pause, pauses } = gateway(fail('not_found', 'No such payment.'));
    expect(await awaitPayment(ask, pause)).toEqual({ kind: 'unknown', text: 'No such payment.' });
    expect(pauses).toEqual([]);
  });
});
