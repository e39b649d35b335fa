import { type JobRow, jobCostKinds, jobCostNames, jobCostNoteMaxLength, type Output } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Cost = Output<'GetJob'>['costs'][number];

interface JobCostsProps {
  job: JobRow;
  costs: readonly Cost[];
  posted: Posted | undefined;
}

/** What a job cost beside what its price has reckoned with, such as outwork. */
export function JobCosts({ job, costs, posted }: JobCostsProps) {
  const form = usePostedForm('cost', posted);
  return (
    <>
      {costs.length === 0 ? null : (
        <div className="mt-3">
          <Table caption="Further costs" columns={columns} rows={costs} keyOf={({ id }) => id} />
        </div>
      )}
      <OfficeForm
        of={form}
        hidden={{ job: job.id, version: job.version, seenCostId: costs.at(-1)?.id ?? 0 }}
        aria-label="Further cost"
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_auto]"
      >
        <Select
          label="What for"
          options={jobCostKinds.map((kind) => ({ value: kind, label: jobCostNames[kind] }))}
          {...form.field('kind')}
        />
        <TextField
          label="Amount in rupees"
          hint="With a minus to take one back"
          autoComplete="off"
          maxLength={16}
          {...form.field('amount')}
        />
        <TextField
          label="To whom, or why"
          autoComplete="off"
          maxLength={jobCostNoteMaxLength}
          {...form.field('note')}
        />
        <Button type="submit" tone="outline" busy={form.isSending && 'Entering…'} className="sm:mt-7">
          Enter the cost
        </Button>
      </OfficeForm>
    </>
  );
}

const columns: readonly TableColumn<Cost>[] = [
  { id: 'kind', head: 'What for', isName: true, cell: ({ kind }) => jobCostNames[kind] },
  { id: 'note', head: 'To whom, or why', cell: ({ note }) => <span className="wrap-anywhere">{note}</span> },
  {
    id: 'amount',
    head: 'Amount',
    isFigure: true,
    cell: ({ amount }) =>
      amount < 0 ? (
        <>
          −<Money amount={-amount} />
        </>
      ) : (
        <Money amount={amount} />
      ),
  },
  { id: 'by', head: 'Entered', cell: ({ by, at }) => `${formatMoment(at)}, ${by}` },
];
