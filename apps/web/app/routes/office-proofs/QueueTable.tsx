import type { WaitingLineRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { isFileAwaited } from '@boxwright/orders';
import { Link } from 'react-router';
import { ArtworkBadge } from '../../features/office/ArtworkBadge.tsx';
import { artworkWishNames } from '../../features/office/artwork-wishes.ts';
import { officePaths } from '../../office-paths.ts';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Lines whose artwork or proof waits, the one that waits longest first. */
export const QueueTable = ({ lines }: { lines: readonly WaitingLineRow[] }) => (
  <Table caption="Artwork and proofs" columns={columns} rows={lines} keyOf={({ lineId }) => lineId} isDense />
);

const columns: readonly TableColumn<WaitingLineRow>[] = [
  {
    id: 'order',
    head: 'Order',
    isName: true,
    cell: ({ orderId, orderNumber, number, status }) => (
      <>
        <Link
          data-row
          to={officePaths.officeOrderProof(orderId, number)}
          className="figures whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-ink max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
        >
          {orderNumber}, item {number}
        </Link>
        <span className="block font-normal text-ink-soft text-sm">{status}</span>
      </>
    ),
  },
  { id: 'customer', head: 'Customer', cell: ({ customer }) => <span className="wrap-anywhere">{customer}</span> },
  {
    id: 'item',
    head: 'Item',
    cell: ({ name, description }) => (
      <span className="wrap-anywhere">
        {name}
        <span className="block text-ink-soft text-sm">{description}</span>
      </span>
    ),
  },
  { id: 'quantity', head: 'Quantity', isFigure: true, cell: ({ quantity }) => formatCount(quantity) },
  {
    id: 'state',
    head: 'State',
    cell: ({ state, wish, hasStops }) => (
      <>
        <ArtworkBadge standing={state} />
        {hasStops && !isFileAwaited(state) ? (
          <span className="block font-semibold text-sm text-vermilion-deep">
            {state === 'proof-sent' ? 'Sent despite its check' : 'Its check stops it'}
          </span>
        ) : null}
        {state === 'awaiting-artwork' && wish !== null ? (
          <span className="block text-ink-soft text-sm">{artworkWishNames[wish]}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'since',
    head: 'Since',
    cell: ({ since }) => <span className="lg:whitespace-nowrap">{formatMoment(since)}</span>,
  },
];
