import type { OrderHistoryRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { artworkStandingNames } from '@boxwright/orders';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatLongMoment } from '../../ui/moment.ts';
import type { TableColumn } from '../../ui/Table.tsx';
import { FileLink, NoFile, OrderNumber, PayOrder, SaveOrderForm, ViewInvoice, ViewOrder } from './OrderLinks.tsx';
import { paymentShown, toneOf } from './order-words.ts';

type Column = TableColumn<OrderHistoryRow>;

/** `number` shows the order's number: as a link, except on the order's own page. */
const shared = (number: (row: OrderHistoryRow) => ReactNode): readonly Column[] => [
  { id: 'serial', head: 'S.No.', cell: ({ serial }) => <span className="figures">{formatCount(serial)}</span> },
  {
    id: 'number',
    head: 'Order Number',
    isName: true,
    cell: (row) => (
      <>
        {number(row)}
        {row.isDemonstration ? (
          <span className="mt-1 block">
            <Badge tone="notice">Demonstration</Badge>
          </span>
        ) : null}
      </>
    ),
  },
  { id: 'placed', head: 'Order Date', cell: ({ placedAt }) => <Placed at={placedAt} /> },
  { id: 'value', head: 'Order Value', isFigure: true, cell: ({ value }) => <Money amount={value} /> },
  {
    id: 'payment',
    head: 'Payment Status',
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-2 max-lg:justify-end">
        <Status text={paymentShown(row)} />
        <PayOrder row={row} />
      </span>
    ),
  },
  {
    id: 'status',
    head: 'Order Status',
    cell: ({ statusLabel, artwork }) => (
      <>
        <Status text={statusLabel} />
        {artwork === null ? null : (
          <span className="mt-1 block text-ink-soft text-sm">{artworkStandingNames[artwork]}</span>
        )}
      </>
    ),
  },
];

const withNumber = shared((row) => <OrderNumber row={row} />);

const files: readonly Column[] = [
  {
    id: 'invoice',
    head: 'Download Invoice',
    cell: (row) => (
      <span className="flex items-center gap-1 max-lg:justify-end max-lg:gap-0 max-[389px]:flex-wrap">
        {row.invoiceFile === null ? (
          <NoFile text={`No invoice for ${row.number} yet`} />
        ) : (
          <FileLink href={row.invoiceFile} name={`Download invoice of ${row.number}`} />
        )}
        <ViewInvoice row={row} />
      </span>
    ),
  },
  {
    id: 'view',
    head: 'View Order',
    cell: (row) => (
      <span className="flex items-center max-lg:justify-end">
        <ViewOrder row={row} />
        <SaveOrderForm row={row} />
      </span>
    ),
  },
  {
    id: 'keyLine',
    head: 'Download Keyline',
    cell: (row) =>
      row.keyLineFile === null ? (
        <NoFile text={`${row.number} needs no key line`} />
      ) : (
        <FileLink href={row.keyLineFile} name={`Download key line of ${row.number}`} />
      ),
  },
];

/** The columns of My Orders. */
export const myOrdersColumns: readonly Column[] = [...withNumber, ...files];

/** The same for the table of a single order, on the order's own page. */
export const singleOrderColumns: readonly Column[] = [
  ...shared(({ number }) => <span className="figures whitespace-nowrap">{number}</span>),
  ...files,
];

/** The columns of the order history. */
export const orderHistoryColumns: readonly Column[] = [
  ...withNumber,
  {
    id: 'invoice',
    head: 'Invoice',
    cell: (row) => (
      <span className="flex items-center gap-1 max-lg:flex-wrap max-lg:justify-end">
        <ViewInvoice row={row} />
        <ViewOrder row={row} />
        <SaveOrderForm row={row} />
      </span>
    ),
  },
];

/** Breaks lines between day and time only. */
const Placed = ({ at }: { at: Date }) => {
  const [day = '', time = ''] = formatLongMoment(at).split(', ');
  return (
    <>
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
    </>
  );
};

const Status = ({ text }: { text: string }) => (
  <Badge tone={toneOf(text)}>
    <span className="whitespace-nowrap">{text}</span>
  </Badge>
);
