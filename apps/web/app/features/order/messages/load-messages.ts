import type { OrderMessageRow } from '@boxwright/contract';
import type { ServerApi } from '../../../server-api.ts';

/** The messages about an order of the customer; null if that fails, so that the page shows without them. */
export const loadMessages = async (api: ServerApi, orderId: number): Promise<readonly OrderMessageRow[] | null> => {
  const answer = await api.call('GetOrderMessages', { orderId });
  return answer.ok ? answer.value : null;
};
