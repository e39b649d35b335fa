import type { OrderMessageRow } from '@boxwright/contract';
import type { ServerApi } from '../../../server-api.ts';

/** The messages about an own order; null when they can't be had now, which doesn't keep the page from showing. */
export const loadMessages = async (api: ServerApi, orderId: number): Promise<readonly OrderMessageRow[] | null> => {
  const answer = await api.call('GetOrderMessages', { orderId });
  return answer.ok ? answer.value : null;
};
