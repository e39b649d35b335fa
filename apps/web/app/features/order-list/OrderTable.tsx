import type { OrderHistoryRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { DemonstrationNotice } from '../order/DemonstrationNotice.tsx';
import { type AskedList, addressOfList } from './asked-list.ts';
import { ListForm } from './ListForm.tsx';
import type { OrdersPage } from './load-orders.ts';

export interface OrderTableProps {
  /** Names the table for screen readers. */
  title: string;
  /** The list's own URL. */
  path: string;
  /** Anchor of the list, such as `#orders`, if it isn't at the top of its page. */
  place?: string;
  asked: AskedList;
  list: OrdersPage;
  columns: readonly TableColumn<OrderHistoryRow>[];
}

/** A customer's orders with their search, a page at a time. */
export function OrderTable({ title, path, place = '', asked, list, columns }: OrderTableProps) {
  const { rows, page, pages, failure } = list;
  const hasNone = rows.length === 0 && asked.search === '' && failure === null;
  const addressOf = (part: Partial<AskedList>) => `${addressOfList(path, { ...asked, ...part })}${place}`;
  return (
    <>
      {hasNone ? null : <ListForm path={`${path}${place}`} asked={asked} />}
      <p role="status" className="mt-4 text-[0.9375rem] text-ink-soft">
        {rows.length === 0 ? null : shownOf(list)}
      </p>
      <DemonstrationNotice shown={rows.some(({ isDemonstration }) => isDemonstration)} className="mt-3" />
      <div className="mt-3">
        {failure !== null ? (
          <ErrorState level={2} text={failure} />
        ) : rows.length === 0 ? (
          <Nothing search={asked.search} addressOfAll={addressOf({ search: '', page: 1 })} />
        ) : (
          <Table caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} isDense isWide />
        )}
      </div>
      <div className="mt-6">
        <Pagination page={page} pages={pages} addressOf={(each) => addressOf({ page: each })} />
      </div>
    </>
  );
}

/** "Orders 11 to 20 of 1,204". */
function shownOf({ rows, matches, hasMore }: OrdersPage): string {
  const [first, last] = [rows[0]?.serial ?? 0, rows.at(-1)?.serial ?? 0];
  const which = first === last ? `Order ${formatCount(first)}` : `Orders ${formatCount(first)} to ${formatCount(last)}`;
  const of = `${which} of ${hasMore ? 'more than ' : ''}${formatCount(matches)}`;
  return hasMore ? `${of}. Only the newest ${formatCount(matches)} are listed; type more to find older ones.` : of;
}

function Nothing({ search, addressOfAll }: { search: string; addressOfAll: string }) {
  return search === '' ? (
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
      text={`None of your orders has “${search}” in its number, its status or its payment status.`}
      action={
        <LinkButton to={addressOfAll} tone="outline">
          Show all orders
        </LinkButton>
      }
    />
  );
}
