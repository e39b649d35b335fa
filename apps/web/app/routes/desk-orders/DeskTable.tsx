import type { DeskOrderRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { isDeferred, paymentWords, ways } from '@boxwright/orders';
import { Link } from 'react-router';
import { ArtworkBadge } from '../../features/office/ArtworkBadge.tsx';
import { toneOf } from '../../features/order-list/order-words.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDate, formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { bulkForm } from './BulkSteps.tsx';
import { notePlace, rowId } from './place-in-list.ts';
import { cursorAttribute } from './use-cursor.ts';
import type { Selection } from './use-selection.ts';

interface DeskTableProps {
  orders: readonly DeskOrderRow[];
  /** Undefined for staff who can't take steps for selected orders. */
  selection: Selection | undefined;
  /** Orders that came in while the page was open. */
  arrived: ReadonlySet<number>;
  /** The query of this list, passed to an opened order so that it leads to the next and previous one of the list. */
  list: string;
}

/** The desk's orders, a card each on small screens. */
export const DeskTable = ({ orders, selection, arrived, list }: DeskTableProps) => (
  <Table
    caption="Orders"
    columns={[...(selection ? [selectColumn(selection)] : []), numberColumn(list), ...columns]}
    rows={orders}
    keyOf={({ id }) => id}
    isDense
    rowClass={({ id }) =>
      classes('has-[a:focus-visible]:bg-board', selection?.ids.has(id) && 'bg-teal-soft', arrived.has(id) && 'arrived')
    }
  />
);

const selectColumn = ({ ids, toggle }: Selection): TableColumn<DeskOrderRow> => ({
  id: 'select',
  head: 'Select',
  cell: ({ id, number, status }) => (
    <label className="flex size-11 items-center justify-center md:w-8 lg:size-8">
      <span className="sr-only">Select {number}</span>
      <input
        type="checkbox"
        form={bulkForm}
        name="order"
        value={`${id}:${status}`}
        checked={ids.has(id)}
        onChange={() => toggle(id)}
        className="size-5 accent-teal"
      />
    </label>
  ),
});

const numberColumn = (list: string): TableColumn<DeskOrderRow> => ({
  id: 'number',
  head: 'Order',
  isName: true,
  cell: ({ id, number, placedAt }) => (
    <>
      <Link
        to={officePaths.officeOrder(id, list)}
        id={rowId(id)}
        {...{ [cursorAttribute]: id }}
        onClick={() => notePlace(id)}
        className="figures scroll-my-24 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-ink max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
      >
        {number}
      </Link>
      <span className="block font-normal text-ink-soft text-sm min-[360px]:max-md:whitespace-nowrap xl:whitespace-nowrap">
        {formatMoment(placedAt)}
      </span>
    </>
  ),
});

const columns: readonly TableColumn<DeskOrderRow>[] = [
  {
    id: 'customer',
    head: 'Customer',
    cell: ({ customerName, companyName }) => (
      <span className="wrap-anywhere">
        {customerName}
        {companyName ? <span className="block text-ink-soft text-sm">{companyName}</span> : null}
      </span>
    ),
  },
  {
    id: 'items',
    head: 'Items',
    cell: ({ items, quantity, deliveryType }) => (
      // The other columns hold what doesn't wrap, and would leave this one three words wide.
      <span className="block md:min-w-26 xl:min-w-44">
        {items}
        <span className="block text-ink-soft text-sm">
          {formatCount(quantity)} pcs, {deliveryType === 'SelfPickup' ? 'collected' : 'delivered'}
        </span>
      </span>
    ),
  },
  { id: 'total', head: 'Total', isFigure: true, cell: ({ total }) => <Money amount={total} /> },
  {
    id: 'payment',
    head: 'Payment',
    cell: ({ status, paymentStatus, paymentMode, isCarriageKept }) => (
      <>
        <Word text={paymentWords({ status, paymentStatus, isCarriageKept })} />
        {isDeferred(paymentMode) ? (
          <span className="block text-ink-soft text-sm">{ways[paymentMode].names.desk}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ statusLabel, hasOpenReturn, artwork }) => (
      <span className="flex flex-wrap gap-1 max-md:justify-end md:flex-col md:items-start xl:whitespace-nowrap">
        <Word text={statusLabel} />
        {artwork === null ? null : <ArtworkBadge standing={artwork} />}
        {hasOpenReturn ? <Badge tone="bad">Return open</Badge> : null}
      </span>
    ),
  },
  {
    id: 'ready',
    head: 'Ready by',
    cell: ({ readyBy, isLate }) =>
      readyBy === null ? (
        <span className="text-ink-soft">–</span>
      ) : (
        <span className={classes('whitespace-nowrap', isLate && 'font-semibold text-vermilion-deep')}>
          {formatDate(new Date(`${readyBy}T00:00:00+05:30`))}
          {isLate ? <span className="block text-sm">Overdue</span> : null}
        </span>
      ),
  },
];

const Word = ({ text }: { text: string }) => (
  <Badge tone={toneOf(text)}>
    <span className="max-md:whitespace-nowrap xl:whitespace-nowrap">{text}</span>
  </Badge>
);
