import { type ReceivableRow, receivablesFile } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { ageWords, OpenByAge } from '../../features/office/receivable-ages.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Receivables');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = idIn(url.searchParams.get('page')) ?? 1;
  const isOverdueOnly = url.searchParams.get('show') === 'overdue';
  const found = await officeCall(context.get(serverApi), url, 'GetReceivables', { page, isOverdueOnly });
  return { ...found, page, isOverdueOnly };
};

/** What customers owe, by customer and age. */
export default function Receivables({ loaderData }: Route.ComponentProps) {
  const { customers, hasMore, sums, page, isOverdueOnly } = loaderData;
  const show = isOverdueOnly ? { show: 'overdue' as const } : {};
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Receivables</h1>
        <a href={receivablesFile} download className={buttonStyle('outline', 'small')}>
          <Download aria-hidden="true" className="size-4.5" /> All as CSV
        </a>
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        What customers still have to pay for orders to which they have committed. An order is late after its own last
        day, or else after the day of its invoice; cash waits for the delivery.
      </p>
      <section aria-label="Sums of all customers">
        <OpenByAge open={sums.open} ages={sums.ages} />
        {sums.held === 0 ? null : (
          <p className="mt-3">
            <Money amount={sums.held} /> are held on customers’ accounts.
          </p>
        )}
        {sums.refundsDue === 0 ? null : (
          <p className="mt-3">
            <Money amount={sums.refundsDue} /> are to be <Link to={officePaths.refunds}>paid back</Link>.
          </p>
        )}
      </section>
      <nav aria-label="Which customers" className="mt-8 mb-4 flex flex-wrap gap-2">
        <Choice name="All" isChosen={!isOverdueOnly} to={officePaths.receivables} />
        <Choice name="Late only" isChosen={isOverdueOnly} to={officePaths.receivablesOf({ show: 'overdue' })} />
      </nav>
      {customers.length === 0 ? (
        <EmptyState
          level={2}
          title={isOverdueOnly ? 'Nothing is late' : 'Nothing is open'}
          text={
            isOverdueOnly
              ? 'Every customer is within their days to pay.'
              : 'Orders to be paid later, balances and invoices that aren’t paid are listed here by customer.'
          }
        />
      ) : (
        <Table
          caption="What customers owe"
          columns={columns}
          rows={customers}
          keyOf={({ customerId }) => customerId}
          isDense
        />
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page === 1 ? null : (
          <LinkButton to={officePaths.receivablesOf(show)} tone="quiet">
            From the first
          </LinkButton>
        )}
        {hasMore ? (
          <LinkButton to={officePaths.receivablesOf({ ...show, page: page + 1 })} tone="outline">
            Next page
          </LinkButton>
        ) : null}
      </nav>
    </div>
  );
}

const Choice = ({ name, isChosen, to }: { name: string; isChosen: boolean; to: string }) => (
  <LinkButton to={to} tone={isChosen ? 'ink' : 'outline'} aria-current={isChosen ? 'page' : undefined} size="small">
    {name}
  </LinkButton>
);

const columns: readonly TableColumn<ReceivableRow>[] = [
  {
    id: 'customer',
    head: 'Customer',
    isName: true,
    cell: ({ customerId, name, companyName }) => (
      <Link to={officePaths.customerAccount(customerId)} className="wrap-anywhere underline underline-offset-4">
        {companyName === '' ? name : `${companyName}, ${name}`}
      </Link>
    ),
  },
  { id: 'open', head: 'Open', isFigure: true, cell: ({ open }) => <Money amount={open} className="font-semibold" /> },
  ...ageWords.map((head, age) => ({
    id: `age-${age}`,
    head,
    isFigure: true,
    cell: ({ ages }: ReceivableRow) => <Money amount={ages[age] ?? 0} />,
  })),
  { id: 'late', head: 'Days late', isFigure: true, cell: ({ mostLate }) => mostLate },
  {
    id: 'refunds',
    head: 'Refunds due',
    isFigure: true,
    cell: ({ refundsDue }) => <Money amount={refundsDue} />,
  },
  { id: 'held', head: 'On account', isFigure: true, cell: ({ held }) => <Money amount={held} /> },
];
