import { type Output, type PlannedSettlementRow, settledKindWords } from '@boxwright/contract';
import { Form, Link, useNavigation } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** What each row of PayU's report would do, with the button that does it. */
export function SettlementPlan({ plan, list }: { plan: Output<'CheckSettlement'>; list: string }) {
  const { formData } = useNavigation();
  const fresh = plan.rows.filter(({ isKnown }) => !isKnown);
  const odd = fresh.filter(({ oddness }) => oddness !== null).length;
  return (
    <section aria-label="What the report would do" className="mt-8">
      <h2 className="text-2xl">What it would do</h2>
      <p role="status" className="mt-2 mb-4">
        New rows: {fresh.length}, <Money amount={plan.net} /> to the bank. To look at: {odd}. Read in before:{' '}
        {plan.rows.length - fresh.length}. Not settled yet: {plan.waiting}.
      </p>
      <Table caption="Rows of the report" columns={columns} rows={plan.rows} keyOf={({ line }) => line} isDense />
      {fresh.length === 0 ? null : (
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          noValidate
          aria-label="Read it in"
          className="mt-5"
        >
          <input type="hidden" name="list" value={list} />
          <p className="my-3 max-w-2xl text-ink-soft text-sm">
            A report can be taken back while its month is open. Rows to look at are booked too, and can be matched
            later.
          </p>
          <Button
            type="submit"
            tone="primary"
            name="form"
            value="import"
            busy={formData?.get('form') === 'import' && 'Reading in…'}
          >
            Read {fresh.length} {fresh.length === 1 ? 'row' : 'rows'} in
          </Button>
        </Form>
      )}
    </section>
  );
}

const columns: readonly TableColumn<PlannedSettlementRow>[] = [
  { id: 'line', head: 'Row', isFigure: true, cell: ({ line }) => line },
  { id: 'kind', head: 'What', cell: ({ kind }) => settledKindWords[kind] },
  { id: 'day', head: 'Settled', cell: ({ day }) => formatDay(day) },
  { id: 'utr', head: 'UTR', cell: ({ utr }) => <span className="figures wrap-anywhere">{utr}</span> },
  {
    ...{ id: 'order', head: 'Order' },
    cell: ({ orderId, orderNumber, txnid }) =>
      orderId === null ? (
        <span className="figures wrap-anywhere">{txnid}</span>
      ) : (
        <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
          {orderNumber}
        </Link>
      ),
  },
  { id: 'amount', head: 'Amount', isFigure: true, cell: ({ amount }) => <Money amount={amount} /> },
  { id: 'fee', head: 'Fee and GST', isFigure: true, cell: ({ fee, gst }) => <Money amount={-fee - gst} /> },
  { id: 'net', head: 'Net', isFigure: true, cell: ({ net }) => <Money amount={net} /> },
  {
    ...{ id: 'text', head: 'What it does' },
    cell: ({ text, isKnown, oddness }) => (
      <span className={classes(isKnown && 'text-ink-soft', oddness !== null && 'font-medium text-vermilion-deep')}>
        {text}
      </span>
    ),
  },
];
