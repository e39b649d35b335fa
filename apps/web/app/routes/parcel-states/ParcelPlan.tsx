import type { ParcelRow } from '@boxwright/contract';
import { comeBackReasons, comeBackWords } from '@boxwright/orders';
import { Form, Link, useNavigation } from 'react-router';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface ParcelPlanProps {
  rows: readonly ParcelRow[];
  typed: Readonly<Record<string, string>>;
  failed: PostedProblem | undefined;
}

// What is lost has its own row in the list.
const reasonOptions = comeBackReasons
  .filter((reason) => reason !== 'lost')
  .map((value) => ({ value, label: comeBackWords[value].name }));

/** What each row of a courier's list would do, with the button that does it. */
export function ParcelPlan({ rows, typed, failed }: ParcelPlanProps) {
  const { formData } = useNavigation();
  const doing = rows.filter(({ does }) => does !== 'nothing');
  const moves = doing.filter(({ does }) => does === 'move').length;
  return (
    <section aria-label="What the list would do" className="mt-8">
      <h2 className="text-2xl">What it would do</h2>
      <p role="status" className="mt-2 mb-4">
        {summary(moves, doing.length - moves, rows.length - doing.length)}
      </p>
      <Table caption="Rows of the list" columns={columns} rows={rows} keyOf={keyOf} />
      {doing.length === 0 ? null : (
        <Form method="post" preventScrollReset noValidate aria-label="Do it" className="mt-5 max-w-3xl">
          <input type="hidden" name="list" value={typed['list'] ?? listOf(rows)} />
          {doing.map((row) => (
            <input
              key={keyOf(row)}
              type="hidden"
              name="row"
              value={`${row.orderId}:${row.seenStatus}:${row.state}:${row.trackingNumber}`}
            />
          ))}
          {rows.some(({ needsReason }) => needsReason) ? (
            <Select
              label="Why those came back that the courier has returned"
              name="reason"
              defaultValue={typed['reason'] ?? ''}
              options={[{ value: '', label: 'Please choose' }, ...reasonOptions]}
              error={failed?.field === 'reason' ? failed.text : undefined}
            />
          ) : null}
          <p className="my-3 text-ink-soft text-sm">
            What arrived or came back can be taken back for a minute. Later, what came back is sent again or closed on
            the order’s own page.
          </p>
          <Button
            type="submit"
            tone="primary"
            name="form"
            value="apply"
            busy={formData?.get('form') === 'apply' && 'Entering…'}
          >
            Enter {doing.length} {doing.length === 1 ? 'row' : 'rows'}
          </Button>
        </Form>
      )}
    </section>
  );
}

const keyOf = ({ line, orderId }: ParcelRow) => `${line}:${orderId}`;

/** A list that came as a file, for the page that follows. */
const listOf = (rows: readonly ParcelRow[]): string =>
  [...new Map(rows.map(({ line, trackingNumber, said }) => [line, `${trackingNumber}\t${said}`])).values()].join('\n');

const columns: readonly TableColumn<ParcelRow>[] = [
  { id: 'line', head: 'Row', isFigure: true, cell: ({ line }) => line },
  {
    id: 'parcel',
    head: 'Parcel',
    cell: ({ trackingNumber }) => <span className="figures [overflow-wrap:anywhere]">{trackingNumber}</span>,
  },
  { id: 'said', head: 'Courier says', cell: ({ said }) => said },
  {
    id: 'order',
    head: 'Order',
    cell: ({ orderId, orderNumber }) =>
      orderId === null ? (
        'None'
      ) : (
        <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
          {orderNumber}
        </Link>
      ),
  },
  {
    id: 'text',
    head: 'What it does',
    cell: ({ does, text }) => <span className={does === 'nothing' ? 'text-ink-soft' : 'font-medium'}>{text}</span>,
  },
];

const summary = (moves: number, notes: number, nothing: number): string =>
  `Orders to move: ${moves}. Notes: ${notes}. Rows that do nothing: ${nothing}.`;
