import type { Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../../server-api.ts';

export type Returns = Output<'GetReturns'>;

/** Whether something of a customer's order can be returned, and what was requested. */
export async function loadReturns(api: ServerApi, orderId: number): Promise<Returns> {
  const answer = await api.call('GetReturns', { orderId });
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return answer.value;
}
