import type { EInvoiceEntry } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Registered documents with their reference numbers from the portal. */
export const EInvoiceTable = ({ eInvoices }: { eInvoices: readonly EInvoiceEntry[] }) => (
  <Table caption="Registered documents" columns={columns} rows={eInvoices} keyOf={({ id }) => id} isDense />
);

const columns: readonly TableColumn<EInvoiceEntry>[] = [
  {
    id: 'number',
    head: 'Document',
    isName: true,
    cell: ({ number, orderId }) => (
      <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
        {number}
      </Link>
    ),
  },
  {
    id: 'irn',
    head: 'IRN',
    cell: ({ irn }) => <span className="figures wrap-anywhere block max-w-72 text-sm">{irn}</span>,
  },
  {
    id: 'ack',
    head: 'Acknowledgement',
    cell: ({ ackNumber, ackAt }) => (
      <>
        <span className="figures block">{ackNumber}</span>
        <span className="block text-ink-soft text-sm">{formatMoment(ackAt)}</span>
      </>
    ),
  },
  {
    id: 'by',
    head: 'Recorded',
    cell: ({ recordedBy, recordedAt }) => `${formatMoment(recordedAt)}, ${recordedBy}`,
  },
  {
    id: 'file',
    head: 'Copy',
    cell: ({ file, number }) => (
      <a href={file} download className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
        <Download aria-hidden="true" className="size-4.5" /> PDF<span className="sr-only"> of {number}</span>
      </a>
    ),
  },
];
