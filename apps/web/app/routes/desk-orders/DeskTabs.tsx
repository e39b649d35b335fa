import { type DeskFilters, type DeskNeed, mostCounted } from '@boxwright/contract';
import { type OrderStatus, orderStatuses } from '@boxwright/orders';
import { Link } from 'react-router';
import { deskAddress } from '../../features/office/desk-address.ts';
import type { DeskList } from './load-desk.ts';

interface DeskTabsProps {
  filters: DeskFilters;
  /** Null while the orders can't be listed. */
  list: DeskList | null;
}

const tabNames: Readonly<Record<OrderStatus, string>> = {
  'IN-PROCESS': 'Placed',
  'Order Accepted': 'Accepted',
  'In Production': 'In Production',
  Packed: 'Packed',
  Dispatched: 'Dispatched',
  Delivered: 'Delivered',
  Returned: 'Came back',
  Cancelled: 'Cancelled',
};

/** The statuses, and the orders that need attention, as links that keep the other filters. */
export function DeskTabs({ filters, list }: DeskTabsProps) {
  const { status, need, ...others } = filters;
  const counts = new Map(list?.counts.map((each) => [each.status, each.count]));
  const needs: readonly (readonly [DeskNeed, string, number])[] = [
    ['accept', 'To accept', list?.toAccept ?? 0],
    ['due', 'Due today', list?.dueToday ?? 0],
    ['late', 'Overdue', list?.late ?? 0],
    ['unpaid', 'Not paid', list?.unpaid ?? 0],
    ['return', 'Returns open', list?.openReturns ?? 0],
    ['message', 'Unread messages', list?.unreadMessages ?? 0],
    ['transfer', 'Transfers awaited', list?.awaitedTransfers ?? 0],
    ['gstin', 'Doubtful GSTINs', list?.doubtfulGstins ?? 0],
    ['reprint', 'Reprints', list?.openReprints ?? 0],
  ];
  const shown = needs.filter(([each, , count]) => count > 0 || each === need);
  return (
    <>
      <nav aria-label="Status">
        <ul className="scroll-row flex gap-5 border-line border-b">
          <li className="shrink-0">
            <Tab name="All" to={deskAddress(need ? { ...others, need } : others)} isCurrent={status === undefined} />
          </li>
          {orderStatuses.map((each) => (
            <li key={each} className="shrink-0">
              <Tab
                name={tabNames[each]}
                count={counts.get(each)}
                to={deskAddress({ ...others, ...(need && need !== 'accept' ? { need } : {}), status: each })}
                isCurrent={status === each}
              />
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 ? null : (
        <nav aria-label="Needs something" className="mt-3">
          <ul className="flex flex-wrap gap-2">
            {shown.map(([each, name, count]) => (
              <li key={each}>
                <Link
                  // Pressed again, it removes the filter.
                  to={deskAddress(need === each ? others : { ...others, need: each })}
                  aria-current={need === each ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-card px-3.5 font-semibold text-[0.9375rem] hover:bg-board aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white lg:min-h-10"
                >
                  {name} <Count count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

interface TabProps {
  name: string;
  count?: number | undefined;
  to: string;
  isCurrent: boolean;
}

const Tab = ({ name, count, to, isCurrent }: TabProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className="-mb-px flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-vermilion aria-[current]:text-ink"
  >
    {name} {count ? <Count count={count} /> : null}
  </Link>
);

const Count = ({ count }: { count: number }) => (
  <span className="figures font-normal text-sm">{count < mostCounted ? count : `${mostCounted - 1}+`}</span>
);
