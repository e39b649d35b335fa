import type { Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../../server-api.ts';

export type Cancellation = Output<'GetCancellation'>;

/** Whether an order of the customer can be cancelled, and its refunds. */
export async function loadCancellation(api: ServerApi, orderId: number): Promise<Cancellation> {
  const answer = await api.call('GetCancellation', { orderId });
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return answer.value;
}
