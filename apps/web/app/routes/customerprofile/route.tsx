import { data, useSearchParams } from 'react-router';
import { AddressBook } from '../../features/address/AddressBook.tsx';
import { savedText } from '../../features/address/book-address.ts';
import { pageSizes, readAskedList } from '../../features/order-list/asked-list.ts';
import { orderHistoryColumns } from '../../features/order-list/columns.tsx';
import { loadOrders, statusOf } from '../../features/order-list/load-orders.ts';
import { OrderTable } from '../../features/order-list/OrderTable.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useSaidOnce } from '../../features/plain-form/use-said-once.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SalesChart } from './SalesChart.tsx';

export const meta = unlistedMeta('My Account');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const api = context.get(serverApi);
  const asked = readAskedList(url.searchParams);
  const [customers, addresses, sales, list, newest] = await Promise.all([
    api.call('Get_customerData_by_id', { where: {} }),
    api.call('Get_Customer_Address', { where: {} }),
    api.call('Get_DashboardYearlySales', { where: {} }),
    loadOrders(api, asked),
    // Each row brings the totals of all orders. A search may find no row, so they are loaded separately.
    asked.search === '' ? undefined : loadOrders(api, { search: '', page: 1, size: pageSizes[0] }),
  ]);
  for (const answer of [customers, addresses]) if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  const shown = {
    customer: customers.ok ? customers.value[0] : undefined,
    addresses: addresses.ok ? addresses.value : [],
    // Without sales data the page still shows, without its chart.
    sales: sales.ok ? sales.value : [],
    asked,
    list,
    totals: newest ?? list,
  };
  return data(shown, { status: statusOf(list) });
};

export default function CustomerProfile({ loaderData }: Route.ComponentProps) {
  const { customer, addresses, sales, asked, list, totals } = loaderData;
  const saved = useSearchParams()[0].get('address');
  useSaidOnce('address');
  return (
    <div className="page py-8 sm:py-12">
      <PostedNotice text={saved === null ? undefined : savedText(saved === 'added')} />
      <h1 className="text-4xl">My Account</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[24rem_1fr]">
        {customer === undefined ? null : <CustomerCard customer={customer} newest={addresses.at(-1)} />}
        <div className="grid min-w-0 gap-5">
          {totals.failure === null ? <OrderSummary first={totals.rows[0]} /> : null}
          <Card className="p-5">
            <h2 className="text-2xl">Yearly sales</h2>
            <p className="mb-2 text-ink-soft text-sm">What you ordered, by month, GST and delivery included</p>
            <SalesChart months={sales} />
          </Card>
        </div>
      </div>
      <section aria-labelledby="address-book" className="mt-10">
        <h2 id="address-book" className="mb-4 text-3xl">
          Address Book
        </h2>
        <AddressBook addresses={addresses} />
      </section>
      <section aria-labelledby="order-history" className="mt-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="order-history" className="text-3xl">
            Order history
          </h2>
          <div className="flex flex-wrap gap-2.5">
            <LinkButton to={paths.orderHistory} tone="quiet" size="small">
              Only the list
            </LinkButton>
            <LinkButton to={paths.myOrders} tone="outline" size="small">
              My Orders
            </LinkButton>
          </div>
        </div>
        <OrderTable
          title="Order history"
          path={paths.customerProfile}
          place="#order-history"
          asked={asked}
          list={list}
          columns={orderHistoryColumns}
        />
      </section>
    </div>
  );
}
