import type { Output } from '@boxwright/contract';
import type { ServerApi } from '../../../server-api.ts';

export type OwnCorrection = Output<'GetOwnCorrection'>;

/** What the customer can correct of their order; null if that can't be loaded, so that the page shows without it. */
export const loadCorrection = async (api: ServerApi, orderId: number): Promise<OwnCorrection | null> => {
  const answer = await api.call('GetOwnCorrection', { orderId });
  return answer.ok ? answer.value : null;
};
