import { type ToolRow, toolStateNames, toolStates } from '@boxwright/contract';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDate } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface ToolTableProps {
  tools: readonly ToolRow[];
  /** The address of the form that changes a tool. */
  editAt: (toolId: number) => string;
}

/** Dies and sets of plates with their boxes and places. */
export const ToolTable = ({ tools, editAt }: ToolTableProps) => (
  <Table
    caption="Dies and plates"
    columns={[...columns, actions(editAt)]}
    rows={tools}
    keyOf={({ id }) => id}
    isDense
  />
);

const stateName = ({ state }: ToolRow): string => {
  const known = toolStates.find((each) => each === state);
  return known === undefined ? state : toolStateNames[known];
};

const columns: readonly TableColumn<ToolRow>[] = [
  {
    id: 'number',
    head: 'Number',
    isName: true,
    cell: ({ number, kind }) => (
      <span className="figures whitespace-nowrap">
        {number} <span className="font-normal text-ink-soft">{kind === 'die' ? 'Die' : 'Plates'}</span>
      </span>
    ),
  },
  {
    id: 'box',
    head: 'Box',
    cell: ({ box, part, ups, sheet }) => (
      <>
        <span className="wrap-anywhere">{box}</span>
        <span className="block text-ink-soft text-sm">
          {part}, {ups} ups on {sheet}
        </span>
      </>
    ),
  },
  { id: 'shelf', head: 'Shelf', cell: ({ shelf }) => shelf || '–' },
  {
    id: 'state',
    head: 'State',
    cell: (tool) => <Badge tone={tool.state === 'on-shelf' ? 'good' : 'plain'}>{stateName(tool)}</Badge>,
  },
  { id: 'runs', head: 'Runs', isFigure: true, cell: ({ runs }) => runs },
  {
    id: 'made',
    head: 'Made',
    cell: ({ madeAt, orderNumber }) => (
      <>
        <span className="whitespace-nowrap">{formatDate(madeAt)}</span>
        <span className="figures block whitespace-nowrap text-ink-soft text-sm">{orderNumber}</span>
      </>
    ),
  },
];

const actions = (editAt: ToolTableProps['editAt']): TableColumn<ToolRow> => ({
  id: 'actions',
  head: 'What to do',
  cell: ({ id, number }) => (
    <LinkButton to={editAt(id)} tone="outline" size="small">
      Change
      <span className="sr-only"> {number}</span>
    </LinkButton>
  ),
});
