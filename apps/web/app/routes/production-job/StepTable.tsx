import type { JobRow, Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { productionSteps, stepNameOn } from '@boxwright/orders';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

type StepDone = Output<'GetJob'>['done'][number];
type StepCount = Output<'GetJob'>['counts'][number];

interface Row {
  readonly name: string;
  readonly started: string;
  readonly done: string;
  readonly count: StepCount | undefined;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'step', head: 'Step', isName: true, cell: ({ name }) => name },
  { id: 'started', head: 'Started', cell: ({ started }) => started },
  { id: 'done', head: 'Done', cell: ({ done }) => done },
  {
    id: 'good',
    head: 'Good',
    isFigure: true,
    cell: ({ count }) => (count === undefined ? '–' : formatCount(count.good)),
  },
  {
    id: 'waste',
    head: 'Spoiled',
    isFigure: true,
    cell: ({ count }) => (count === undefined ? '–' : formatCount(count.waste)),
  },
];

interface StepTableProps {
  job: JobRow;
  done: readonly StepDone[];
  counts: readonly StepCount[];
}

/** The route of a job: when each step was started and done, by whom, and how many pieces were good. */
export function StepTable({ job, done, counts }: StepTableProps) {
  const rows = productionSteps
    .filter((step) => job.route.includes(step))
    .map((step): Row => {
      const ended = done.findLast((each) => each.step === step);
      const started = ended ?? (job.stage === step ? job : undefined);
      return {
        name: stepNameOn(job.route, step),
        started: said(started?.startedAt ?? null, started?.startedBy ?? null),
        done: said(ended?.doneAt ?? null, ended?.doneBy ?? null),
        count: counts.find((each) => each.step === step),
      };
    });
  return <Table caption="Steps" columns={columns} rows={rows} keyOf={({ name }) => name} />;
}

const said = (at: Date | null, by: string | null): string =>
  at === null ? '–' : `${formatMoment(at)}${by === null ? '' : `, ${by}`}`;
