import type { AlertRow } from '@boxwright/contract';
import { Form } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** The alerts, with who has seen them. */
export const AlertTable = ({ alerts }: { alerts: readonly AlertRow[] }) => (
  <Table caption="Alerts" columns={columns} rows={alerts} keyOf={({ id }) => id} isDense />
);

const columns: readonly TableColumn<AlertRow>[] = [
  {
    id: 'kind',
    head: 'What',
    isName: true,
    cell: ({ kind, seenAt }) => <Badge tone={seenAt === null ? 'bad' : 'plain'}>{kind}</Badge>,
  },
  {
    id: 'order',
    head: 'Order',
    cell: ({ orderNumber }) => <span className="figures whitespace-nowrap">{orderNumber ?? '–'}</span>,
  },
  {
    id: 'message',
    head: 'Message',
    cell: ({ message }) => <span className="block max-w-xl max-md:text-left [overflow-wrap:anywhere]">{message}</span>,
  },
  {
    id: 'when',
    head: 'When',
    cell: ({ createdAt }) => <span className="lg:whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
  { id: 'seen', head: 'Seen by', cell: (alert) => <SeenBy alert={alert} /> },
];

function SeenBy({ alert: { id, kind, orderNumber, seenAt, seenBy, canRunAgain } }: { alert: AlertRow }) {
  const which = orderNumber === null ? kind : `${kind}, ${orderNumber}`;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:justify-end">
      {seenAt === null ? (
        <OneButtonForm name="seen" id={id} label="Mark as seen" which={which} />
      ) : (
        <span>
          {seenBy}
          <span className="block text-ink-soft text-sm">{formatMoment(seenAt)}</span>
        </span>
      )}
      {canRunAgain ? <OneButtonForm name="again" id={id} label="Run again" which={which} /> : null}
    </div>
  );
}

interface OneButtonFormProps {
  name: 'seen' | 'again';
  id: number;
  label: string;
  /** The button's alert, for screen readers. */
  which: string;
}

function OneButtonForm({ name, id, label, which }: OneButtonFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" tone="outline" size="small" name={name} value={id} className="whitespace-nowrap">
        {label}
        <span className="sr-only">: {which}</span>
      </Button>
    </Form>
  );
}
