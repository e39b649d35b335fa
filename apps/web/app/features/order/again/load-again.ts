import type { ServerApi } from '../../../server-api.ts';

/** The day of the reminder that is set for an order; null without one, and if it can't be read now. */
export const loadReminder = async (api: ServerApi, orderId: number): Promise<string | null> => {
  const answer = await api.call('GetReorderReminder', { orderId });
  return answer.ok ? answer.value.dueOn : null;
};
