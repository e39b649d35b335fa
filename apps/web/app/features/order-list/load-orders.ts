import type { OrderHistoryRow } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';
import type { AskedList } from './asked-list.ts';

/** A page of a customer's orders. */
export interface OrdersPage {
  readonly rows: readonly OrderHistoryRow[];
  readonly matches: number;
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the signed-in customer's orders; beyond the last one, the last. */
export const loadOrders = async (api: ServerApi, { search, page, size }: AskedList): Promise<OrdersPage> => {
  const answer = await api.call('GetCustomerOrderDetails', { where: {}, search, page, pageSize: size });
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  const [first] = answer.value;
  return {
    rows: answer.value,
    matches: first?.matches ?? 0,
    page: first === undefined ? 1 : Math.ceil(first.serial / size),
    pages: Math.ceil((first?.matches ?? 0) / size),
  };
};
