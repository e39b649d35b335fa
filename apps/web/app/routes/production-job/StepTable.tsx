import type { JobRow, Output } from '@boxwright/contract';
import { productionStepNames, productionSteps } from '@boxwright/orders';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

type StepDone = Output<'GetJob'>['done'][number];

interface Row {
  readonly name: string;
  readonly started: string;
  readonly done: string;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'step', head: 'Step', isName: true, cell: ({ name }) => name },
  { id: 'started', head: 'Started', cell: ({ started }) => started },
  { id: 'done', head: 'Done', cell: ({ done }) => done },
];

/** The route of a job: when each step was started and done, and by whom. */
export function StepTable({ job, done }: { job: JobRow; done: readonly StepDone[] }) {
  const rows = productionSteps
    .filter((step) => job.route.includes(step))
    .map((step): Row => {
      const ended = done.findLast((each) => each.step === step);
      const started = ended ?? (job.stage === step ? job : undefined);
      return {
        name: productionStepNames[step],
        started: said(started?.startedAt ?? null, started?.startedBy ?? null),
        done: said(ended?.doneAt ?? null, ended?.doneBy ?? null),
      };
    });
  return <Table caption="Steps" columns={columns} rows={rows} keyOf={({ name }) => name} />;
}

const said = (at: Date | null, by: string | null): string =>
  at === null ? '–' : `${formatMoment(at)}${by === null ? '' : `, ${by}`}`;
