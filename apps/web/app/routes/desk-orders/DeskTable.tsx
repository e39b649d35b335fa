import type { DeskOrderRow } from '@boxwright/contract';
import { formatCount, formatPieces } from '@boxwright/money';
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

/**
 * The desk's orders; on phones a card of three lines each: number, amount, customer, day, status, and what is awaited. The
 * rest is on the order's page, which the whole card opens.
 */
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

/** How the pieces of an order reach its buyer. */
export const reachWords = (quantity: number, collected: number): string => {
  if (collected === 0) return 'delivered';
  return collected === quantity ? 'collected' : `${formatCount(collected)} of them collected`;
};

const selectColumn = ({ ids, toggle }: Selection): TableColumn<DeskOrderRow> => ({
  id: 'select',
  head: 'Select',
  onCard: 'max-md:z-10 max-md:row-span-2 max-md:self-center',
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
  onCard: 'max-md:col-start-2',
  cell: ({ id, number, placedAt }) => (
    <>
      <Link
        to={officePaths.officeOrder(id, list)}
        id={rowId(id)}
        {...{ [cursorAttribute]: id }}
        onClick={() => notePlace(id)}
        className="figures scroll-my-24 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-ink max-md:after:absolute max-md:after:inset-0 md:max-lg:inline-flex md:max-lg:min-h-11 md:max-lg:items-center"
      >
        {number}
      </Link>
      <span className="block font-normal text-ink-soft text-sm max-md:hidden xl:whitespace-nowrap">
        {formatMoment(placedAt)}
      </span>
    </>
  ),
});

const columns: readonly TableColumn<DeskOrderRow>[] = [
  {
    id: 'customer',
    head: 'Customer',
    onCard: 'max-md:col-start-2 max-md:row-start-2',
    cell: ({ customerName, companyName }) => (
      <span className="max-md:block max-md:truncate md:wrap-anywhere">
        {customerName}
        {companyName ? <span className="text-ink-soft text-sm max-md:ml-1.5 md:block">{companyName}</span> : null}
      </span>
    ),
  },
  {
    id: 'items',
    head: 'Items',
    cell: ({ items, quantity, collected }) => (
      // The other columns hold what doesn't wrap, and would leave this one three words wide.
      <span className="block md:min-w-26 xl:min-w-44">
        {items}
        <span className="block text-ink-soft text-sm">
          {formatPieces(quantity)}, {reachWords(quantity, collected)}
        </span>
      </span>
    ),
  },
  {
    id: 'total',
    head: 'Total',
    isFigure: true,
    onCard: 'max-md:col-start-3 max-md:row-start-1',
    cell: ({ total }) => <Money amount={total} />,
  },
  {
    id: 'payment',
    head: 'Payment',
    onCard: 'max-md:col-start-3 max-md:row-start-3 max-md:mt-1 max-md:justify-self-end',
    cell: ({ status, paymentStatus, paymentMode, isCarriageKept }) => (
      <>
        {/* On a card, only what is awaited. */}
        <span className={paymentStatus === 'Paid' ? 'max-md:hidden' : ''}>
          <Word text={paymentWords({ status, paymentStatus, isCarriageKept })} />
        </span>
        {isDeferred(paymentMode) ? (
          <span className="block text-ink-soft text-sm max-md:hidden">{ways[paymentMode].names.desk}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:mt-1 max-md:pl-2',
    cell: ({ statusLabel, hasOpenReturn, artwork }) => (
      <span className="flex flex-wrap gap-1 md:flex-col md:items-start xl:whitespace-nowrap">
        <Word text={statusLabel} />
        {artwork === null ? null : <ArtworkBadge standing={artwork} />}
        {hasOpenReturn ? <Badge tone="bad">Return open</Badge> : null}
      </span>
    ),
  },
  {
    id: 'ready',
    head: 'Ready by',
    onCard: 'max-md:col-start-3 max-md:row-start-2 max-md:text-right max-md:text-sm',
    cell: ({ readyBy, isLate }) =>
      readyBy === null ? (
        <span className="text-ink-soft max-md:hidden">–</span>
      ) : (
        <span className={classes('whitespace-nowrap', isLate && 'font-semibold text-vermilion-deep')}>
          <span className="md:hidden">{isLate ? 'Overdue: ' : 'Ready by '}</span>
          <Day day={formatDate(new Date(`${readyBy}T00:00:00+05:30`))} />
          {isLate ? <span className="block text-sm max-md:hidden">Overdue</span> : null}
        </span>
      ),
  },
];

/** Without its year on a card: an order is made within weeks. */
const Day = ({ day }: { day: string }) => (
  <>
    {day.slice(0, -5)}
    <span className="max-md:hidden">{day.slice(-5)}</span>
  </>
);

const Word = ({ text }: { text: string }) => (
  <Badge tone={toneOf(text)}>
    <span className="max-md:whitespace-nowrap xl:whitespace-nowrap">{text}</span>
  </Badge>
);
