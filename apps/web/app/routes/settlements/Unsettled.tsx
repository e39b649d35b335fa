import { settlementFiles, type UnsettledRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface UnsettledProps {
  rows: readonly UnsettledRow[];
  sum: number;
  days: number;
  isBegun: boolean;
}

/** Payments and refunds that should have been settled by now. */
export const Unsettled = ({ rows, sum, days, isBegun }: UnsettledProps) => (
  <section aria-labelledby="unsettled" className="mt-10">
    <h2 id="unsettled" className="text-2xl">
      What hasn’t come
    </h2>
    <p className="mt-2 mb-4 max-w-2xl text-ink-soft">
      {rows.length === 0 ? (
        nothingUnsettled(days, isBegun)
      ) : (
        <>
          Paid through PayU more than {days} days ago and in no settlement that was read in: {rows.length},{' '}
          <Money amount={sum} /> in all.{' '}
          <a href={settlementFiles.unsettled} download className="underline underline-offset-4">
            As CSV
          </a>
        </>
      )}
    </p>
    {rows.length === 0 ? null : <Table caption="What hasn’t come" columns={columns} rows={rows} keyOf={keyOf} />}
  </section>
);

const nothingUnsettled = (days: number, isBegun: boolean): string =>
  isBegun
    ? `Everything that was paid through PayU more than ${days} days ago is settled, since the first payment of a report.`
    : 'Once a first report is read in, it is listed here what later payments haven’t come.';

const keyOf = ({ txnid, amount, day }: UnsettledRow) => `${txnid} ${amount} ${day}`;

const columns: readonly TableColumn<UnsettledRow>[] = [
  {
    ...{ id: 'order', head: 'Order', isName: true },
    cell: ({ orderId, orderNumber }) => (
      <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
        {orderNumber}
      </Link>
    ),
  },
  { id: 'day', head: 'Paid', cell: ({ day }) => formatDay(day) },
  {
    ...{ id: 'numbers', head: 'Transaction, PayU ID' },
    cell: ({ txnid, payuId }) => (
      <span className="figures wrap-anywhere">{[txnid, payuId].filter(Boolean).join(', ')}</span>
    ),
  },
  { id: 'amount', head: 'Amount', isFigure: true, cell: ({ amount }) => <Money amount={amount} /> },
];
