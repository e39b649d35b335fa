import type { OrderHistoryRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { DemonstrationNotice } from '../order/DemonstrationNotice.tsx';
import { type AskedList, addressOfList } from './asked-list.ts';
import { ListForm } from './ListForm.tsx';
import type { OrdersPage } from './load-orders.ts';

interface OrderListProps {
  title: string;
  /** The list's own URL. */
  path: string;
  asked: AskedList;
  list: OrdersPage;
  columns: readonly TableColumn<OrderHistoryRow>[];
}

/** A customer's orders with their search, a page at a time. */
export function OrderList({ title, path, asked, list, columns }: OrderListProps) {
  const { rows, matches, page, pages } = list;
  const hasNone = rows.length === 0 && asked.search === '';
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">{title}</h1>
      <div className="mt-6">{hasNone ? null : <ListForm path={path} asked={asked} />}</div>
      <p role="status" className="mt-4 text-[0.9375rem] text-ink-soft">
        {rows.length === 0 ? null : shownOf(rows, matches)}
      </p>
      <DemonstrationNotice shown={rows.some(({ isDemonstration }) => isDemonstration)} className="mt-3" />
      <div className="mt-3">
        {rows.length === 0 ? (
          <Nothing path={path} asked={asked} />
        ) : (
          <Table caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} cardsUntil="lg" />
        )}
      </div>
      <div className="mt-6">
        <Pagination page={page} pages={pages} addressOf={(each) => addressOfList(path, { ...asked, page: each })} />
      </div>
    </div>
  );
}

/** "Orders 11 to 20 of 1,204". */
function shownOf(rows: readonly OrderHistoryRow[], matches: number): string {
  const [first, last] = [rows[0]?.serial ?? 0, rows.at(-1)?.serial ?? 0];
  const which = first === last ? `Order ${formatCount(first)}` : `Orders ${formatCount(first)} to ${formatCount(last)}`;
  return `${which} of ${formatCount(matches)}`;
}

function Nothing({ path, asked }: { path: string; asked: AskedList }) {
  return asked.search === '' ? (
    <EmptyState
      level={2}
      title="No Data Found"
      text="Your orders appear here, each with its order form, key line and invoice."
      action={<LinkButton to={paths.shop}>Order custom boxes</LinkButton>}
    />
  ) : (
    <EmptyState
      level={2}
      title="No Data Found"
      text={`None of your orders has “${asked.search}” in its number, its status or its payment status.`}
      action={
        <LinkButton to={addressOfList(path, { ...asked, search: '', page: 1 })} tone="outline">
          Show all orders
        </LinkButton>
      }
    />
  );
}
