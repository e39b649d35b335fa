import { mostMatches, type OrderHistoryRow } from '@boxwright/contract';
import type { ServerApi } from '../../server-api.ts';
import type { AskedList } from './asked-list.ts';

/** A page of a customer's orders. */
export interface OrdersPage {
  readonly rows: readonly OrderHistoryRow[];
  readonly matches: number;
  /** Whether more orders match than the listed ones, which are the newest. */
  readonly hasMore: boolean;
  readonly page: number;
  readonly pages: number;
  /** Why the orders can't be listed now. The search stays in its field meanwhile. */
  readonly failure: string | null;
}

/** Loads a page of the signed-in customer's orders; beyond the last page, the last one. */
export const loadOrders = async (api: ServerApi, { search, page, size }: AskedList): Promise<OrdersPage> => {
  const answer = await api.call('GetCustomerOrderDetails', { where: {}, search, page, pageSize: size });
  if (!answer.ok) return { rows: [], matches: 0, hasMore: false, page: 1, pages: 0, failure: answer.failure.text };
  const [first] = answer.value;
  const found = first?.matches ?? 0;
  const hasMore = search !== '' && found > mostMatches;
  const matches = hasMore ? mostMatches : found;
  return {
    rows: answer.value,
    matches,
    hasMore,
    page: first === undefined ? 1 : Math.ceil(first.serial / size),
    pages: Math.ceil(matches / size),
    failure: null,
  };
};

/** The HTTP status of a page with these orders. */
export const statusOf = ({ failure }: OrdersPage): number => (failure === null ? 200 : 503);
