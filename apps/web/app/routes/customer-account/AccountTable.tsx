import type { StatementRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface AccountTableProps {
  opening: number;
  entries: readonly StatementRow[];
  /** Below zero: owed to the customer. */
  closing: number;
}

/** The entries of a period, between what was owed before it and after it. */
export const AccountTable = ({ opening, entries, closing }: AccountTableProps) => (
  <div className="mt-4">
    <p className="mb-3">
      Opening balance <Money amount={opening} />
    </p>
    {entries.length === 0 ? (
      <p className="text-ink-soft">Nothing was invoiced, credited or paid in this period.</p>
    ) : (
      <Table
        caption="Entries of the account"
        columns={columns}
        rows={entries.map((entry, place) => ({ ...entry, place }))}
        keyOf={({ place }) => place}
        isDense
      />
    )}
    <p className="mt-3 font-semibold">
      Closing balance <Money amount={Math.abs(closing)} />
      {closing < 0 ? ' in the customer’s favour' : ''}
    </p>
  </div>
);

const columns: readonly TableColumn<StatementRow & { readonly place: number }>[] = [
  { id: 'day', head: 'Date', cell: ({ day }) => formatDay(day) },
  { id: 'what', head: 'Entry', isName: true, cell: ({ what }) => what },
  {
    id: 'reference',
    head: 'Number',
    cell: ({ reference }) => <span className="figures wrap-anywhere">{reference}</span>,
  },
  {
    id: 'order',
    head: 'Order',
    cell: ({ orderId, orderNumber }) =>
      orderId === null ? (
        'on account'
      ) : (
        <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
          {orderNumber}
        </Link>
      ),
  },
  {
    id: 'debit',
    head: 'Debit',
    isFigure: true,
    cell: ({ amount }) => (amount > 0 ? <Money amount={amount} /> : null),
  },
  {
    id: 'credit',
    head: 'Credit',
    isFigure: true,
    cell: ({ amount }) => (amount < 0 ? <Money amount={-amount} /> : null),
  },
  { id: 'balance', head: 'Balance', isFigure: true, cell: ({ balance }) => <Money amount={balance} /> },
];
