import { data } from 'react-router';
import { readAskedList } from '../../features/order-list/asked-list.ts';
import { orderHistoryColumns } from '../../features/order-list/columns.tsx';
import { loadOrders, statusOf } from '../../features/order-list/load-orders.ts';
import { OrderList } from '../../features/order-list/OrderList.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Order History');

/** One table at two URLs; search and paging stay at the opened one. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const asked = readAskedList(url.searchParams);
  const path = url.pathname.startsWith(paths.orderHistory) ? paths.orderHistory : paths.orders;
  const list = await loadOrders(context.get(serverApi), asked);
  return data({ asked, path, list }, { status: statusOf(list) });
};

export default function OrderHistory({ loaderData: { asked, path, list } }: Route.ComponentProps) {
  return <OrderList title="Order History" path={path} asked={asked} list={list} columns={orderHistoryColumns} />;
}
