import type { EnquiryRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { EnquiryBadge } from '../../features/office/EnquiryBadge.tsx';
import { officePaths } from '../../office-paths.ts';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Enquiries, newest first. */
export const EnquiryTable = ({ enquiries }: { enquiries: readonly EnquiryRow[] }) => (
  <Table caption="Enquiries" columns={columns} rows={enquiries} keyOf={({ id }) => id} isDense />
);

const columns: readonly TableColumn<EnquiryRow>[] = [
  {
    id: 'name',
    head: 'From',
    isName: true,
    cell: ({ id, name, company }) => (
      <Link data-row to={officePaths.officeEnquiry(id)} className="underline wrap-anywhere">
        {name}
        {company === null ? null : <span className="block font-normal text-ink-soft text-sm">{company}</span>}
      </Link>
    ),
  },
  {
    id: 'about',
    head: 'About',
    cell: ({ about, form }) => (
      <span className="block max-w-xl wrap-anywhere">
        {about}
        <span className="block text-ink-soft text-sm">{form}</span>
      </span>
    ),
  },
  { id: 'state', head: 'State', cell: ({ state }) => <EnquiryBadge state={state} /> },
  {
    id: 'owner',
    head: 'Looked after by',
    cell: ({ ownerName }) => ownerName ?? <span className="text-ink-soft">Nobody</span>,
  },
  {
    id: 'when',
    head: 'Came on',
    cell: ({ createdAt }) => <span className="lg:whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
];
