import type { OpenItemRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** The orders of which something is due, the oldest day first. */
export const OpenItems = ({ items, hasInterest }: { items: readonly OpenItemRow[]; hasInterest: boolean }) => (
  <Table
    caption="Open orders"
    columns={hasInterest ? [...columns, interest] : columns}
    rows={items}
    keyOf={({ orderId }) => orderId}
  />
);

const columns: readonly TableColumn<OpenItemRow>[] = [
  {
    id: 'order',
    head: 'Order',
    isName: true,
    cell: ({ orderId, orderNumber }) => (
      <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
        {orderNumber}
      </Link>
    ),
  },
  { id: 'invoice', head: 'Invoice', cell: ({ invoice }) => invoice ?? 'not invoiced yet' },
  {
    id: 'due',
    head: 'To be paid by',
    cell: ({ dueOn }) => (dueOn === null ? 'no day yet' : formatDay(dueOn)),
  },
  {
    id: 'late',
    head: 'Days late',
    isFigure: true,
    cell: ({ late }) => <span className={late > 0 ? 'font-semibold text-vermilion-deep' : ''}>{late}</span>,
  },
  { id: 'open', head: 'Open', isFigure: true, cell: ({ due }) => <Money amount={due} className="font-semibold" /> },
];

const interest: TableColumn<OpenItemRow> = {
  id: 'interest',
  head: 'Interest',
  isFigure: true,
  cell: (item) => <Money amount={item.interest} />,
};
