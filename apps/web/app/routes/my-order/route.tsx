import { ArrowLeft } from 'lucide-react';
import { data, redirect } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { myOrdersColumns } from '../../features/order-list/columns.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'My Order | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

/** Signed-out visitors come here for the key line (document 3): the order is stored, and sign-in continues to it. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const isId = /^[1-9]\d{0,8}$/.test(params.orderid);
  const session = await api.call('UserInfo', {});
  if (isId && session.ok && session.value.customers.length === 0) throw redirect(paths.loginForKeyLine(params.orderid));
  await requireCustomer({ context, url });
  if (!isId) return data({ rows: [] }, { status: 404 });
  const answer = await api.call('GetCustomerOrderDetails', { where: { id: Number(params.orderid) }, search: '' });
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return data({ rows: answer.value }, { status: answer.value.length === 0 ? 404 : 200 });
};

export default function MyOrder({ loaderData: { rows } }: Route.ComponentProps) {
  const [order] = rows;
  return (
    <div className="page py-8 sm:py-12">
      <LinkButton to={paths.myOrders} tone="quiet" size="small" className="-ml-4">
        <ArrowLeft aria-hidden="true" className="size-4" /> My Orders
      </LinkButton>
      {order === undefined ? (
        <div className="mt-6">
          <EmptyState
            title="Data Not Found"
            text="There is no such order in your account."
            action={<LinkButton to={paths.myOrders}>Show all orders</LinkButton>}
          />
        </div>
      ) : (
        <>
          <h1 className="mt-2 mb-6 text-4xl">Order {order.number}</h1>
          <DemonstrationNotice shown={order.isDemonstration} className="mb-6" />
          <Table
            caption={`Order ${order.number}`}
            columns={myOrdersColumns}
            rows={rows}
            keyOf={({ id }) => id}
            cardsUntil="lg"
          />
        </>
      )}
    </div>
  );
}
