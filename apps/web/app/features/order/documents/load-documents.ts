import type { OrderDocument } from '@boxwright/contract';
import type { ServerApi } from '../../../server-api.ts';

/** Loads the documents of the customer's order; null if that fails, so that the page shows without them. */
export const loadDocuments = async (api: ServerApi, orderId: number): Promise<readonly OrderDocument[] | null> => {
  const answer = await api.call('GetOrderDocuments', { where: { orderId } });
  return answer.ok ? answer.value : null;
};
