import type { AuditRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { addressOfSubject, subjectWords } from './subject-address.ts';

/** Changes with who made them. */
export const ChangesTable = ({ entries }: { entries: readonly AuditRow[] }) => (
  <Table caption="Changes" columns={columns} rows={entries} keyOf={({ id }) => id} isDense />
);

const columns: readonly TableColumn<AuditRow>[] = [
  {
    id: 'who',
    head: 'Who',
    isName: true,
    cell: ({ staffName, at }) => (
      <>
        {staffName}
        <span className="block whitespace-nowrap font-normal text-ink-soft text-sm">{formatMoment(at)}</span>
      </>
    ),
  },
  { id: 'did', head: 'Did', cell: ({ deed }) => deed },
  {
    id: 'thing',
    head: 'Of',
    cell: ({ subject, subjectId, name }) => {
      const to = addressOfSubject(subject, subjectId);
      return (
        <span className="wrap-anywhere">
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className="whitespace-nowrap font-semibold text-vermilion-deep underline underline-offset-4">
              {name}
            </Link>
          )}
          <span className="block text-ink-soft text-sm">{subjectWords(subject)}</span>
        </span>
      );
    },
  },
  {
    id: 'changes',
    head: 'From what to what',
    cell: ({ changes, reason }) => (
      <ul className="wrap-anywhere">
        {changes.map(({ what, from, to }) => (
          <li key={what}>
            <span className="text-ink-soft">{what}:</span> <Value text={from} absent="nothing" />
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> to </span>
            <Value text={to} absent="nothing" />
          </li>
        ))}
        {reason === null ? null : <li className="text-ink-soft">Reason: {reason}</li>}
      </ul>
    ),
  },
];

const Value = ({ text, absent }: { text: string | null; absent: string }) =>
  text === null ? <span className="text-ink-soft">{absent}</span> : text;
