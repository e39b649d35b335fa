import { data } from 'react-router';
import { readAskedList } from '../../features/order-list/asked-list.ts';
import { myOrdersColumns } from '../../features/order-list/columns.tsx';
import { loadOrders, statusOf } from '../../features/order-list/load-orders.ts';
import { OrderList } from '../../features/order-list/OrderList.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('My Orders');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const asked = readAskedList(url.searchParams);
  const list = await loadOrders(context.get(serverApi), asked);
  return data({ asked, list }, { status: statusOf(list) });
};

export default function MyOrders({ loaderData: { asked, list } }: Route.ComponentProps) {
  return <OrderList title="My Orders" path={paths.myOrders} asked={asked} list={list} columns={myOrdersColumns} />;
}
