import { oddnessWords, orderTextMaxLength, type SettledRowShown, settledKindWords } from '@boxwright/contract';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SettledRowsProps {
  caption: string;
  rows: readonly SettledRowShown[];
  posted: Posted | undefined;
}

/** Rows of settlements, each with the form that says to which payment it belongs. */
export function SettledRows({ caption, rows, posted }: SettledRowsProps) {
  const match: TableColumn<SettledRowShown> = {
    ...{ id: 'match', head: 'Match' },
    cell: (row) =>
      row.kind === 'adjustment' ? null : (
        <>
          {row.aside === null ? <MatchForm row={row} posted={posted} /> : null}
          {row.aside !== null || row.oddness !== null ? <AsideForm row={row} posted={posted} /> : null}
        </>
      ),
  };
  return <Table caption={caption} columns={[...columns, match]} rows={rows} keyOf={({ id }) => id} isDense />;
}

function MatchForm({ row, posted }: { row: SettledRowShown; posted: Posted | undefined }) {
  const form = usePostedForm(`match:${row.id}`, posted);
  const isMatched = row.orderId !== null;
  return (
    <Fold isOpen={form.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{isMatched ? 'Change' : 'Match'}</summary>
      <OfficeForm
        of={form}
        hidden={{ row: row.id, seenOrder: row.orderId ?? 0 }}
        aria-label={`Match row ${row.id}`}
        className="grid gap-2 text-left"
      >
        <TextField
          label="Transaction number"
          hint={isMatched ? 'Empty: it belongs to none of ours.' : 'Of the payment, from the order’s page.'}
          optional={isMatched}
          autoComplete="off"
          maxLength={40}
          {...form.field('txnid')}
        />
        <Button type="submit" tone="outline" size="small" busy={form.isSending && 'Saving…'}>
          Save
        </Button>
      </OfficeForm>
    </Fold>
  );
}

/** Puts a row aside that needs no look, with the reason; or takes that back. */
function AsideForm({ row, posted }: { row: SettledRowShown; posted: Posted | undefined }) {
  const form = usePostedForm(`aside:${row.id}`, posted);
  const isAside = row.aside !== null;
  const button = (
    <Button type="submit" tone="outline" size="small" busy={form.isSending && 'Saving…'}>
      {isAside ? 'Look at it again' : 'Put aside'}
      <span className="sr-only">: row {row.id}</span>
    </Button>
  );
  const fields = { row: row.id, aside: isAside ? '' : 'yes' };
  if (isAside) {
    return (
      <OfficeForm of={form} hidden={fields} className="text-left">
        {button}
      </OfficeForm>
    );
  }
  return (
    <Fold isOpen={form.failed !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Put aside</summary>
      <OfficeForm of={form} hidden={fields} aria-label={`Put row ${row.id} aside`} className="grid gap-2 text-left">
        <TextField
          label="Why it needs no look"
          autoComplete="off"
          maxLength={orderTextMaxLength}
          {...form.field('reason')}
        />
        {button}
      </OfficeForm>
    </Fold>
  );
}

const columns: readonly TableColumn<SettledRowShown>[] = [
  {
    ...{ id: 'kind', head: 'What', isName: true },
    cell: ({ kind, action, oddness, aside }) => (
      <>
        <span title={action}>{settledKindWords[kind]}</span>
        {oddness === null ? null : <span className="block text-vermilion-deep">{oddnessWords[oddness]}</span>}
        {aside === null ? null : <span className="wrap-anywhere block text-ink-soft">Put aside: {aside}</span>}
      </>
    ),
  },
  {
    ...{ id: 'order', head: 'Order' },
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
    ...{ id: 'numbers', head: 'Transaction, PayU ID' },
    cell: ({ txnid, payuId }) => (
      <span className="figures wrap-anywhere">{[txnid, payuId].filter(Boolean).join(', ')}</span>
    ),
  },
  { id: 'amount', head: 'Amount', isFigure: true, cell: ({ amount }) => <Money amount={amount} /> },
  {
    ...{ id: 'ours', head: 'Ours', isFigure: true },
    cell: ({ ours }) => (ours === null ? '' : <Money amount={ours} />),
  },
  { id: 'fee', head: 'Fee and GST', isFigure: true, cell: ({ fee, gst }) => <Money amount={-fee - gst} /> },
  { id: 'net', head: 'Net', isFigure: true, cell: ({ net }) => <Money amount={net} /> },
];
