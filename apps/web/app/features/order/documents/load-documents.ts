import type { OrderDocument } from '@boxwright/contract';
import type { ServerApi } from '../../../server-api.ts';

/** Loads the documents of one's own order; null when they can't be had now, which doesn't keep the page from showing. */
export const loadDocuments = async (api: ServerApi, orderId: number): Promise<readonly OrderDocument[] | null> => {
  const answer = await api.call('GetOrderDocuments', { where: { orderId } });
  return answer.ok ? answer.value : null;
};
