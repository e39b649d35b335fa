import type { StockRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Boards and materials with their sheets. */
export const StockTable = ({ items }: { items: readonly StockRow[] }) => (
  <Table caption="Boards and materials" columns={columns} rows={items} keyOf={({ id }) => id} isDense />
);

/** Negative numbers with the minus sign that aligns with figures. */
const signed = (count: number): string => (count < 0 ? `−${formatCount(-count)}` : formatCount(count));

const columns: readonly TableColumn<StockRow>[] = [
  { id: 'name', head: 'Board or material', isName: true, cell: ({ materialName }) => materialName },
  { id: 'sheet', head: 'Sheet', cell: ({ sheet }) => <span className="whitespace-nowrap">{sheet}</span> },
  { id: 'hand', head: 'On hand', isFigure: true, cell: ({ onHand }) => signed(onHand) },
  { id: 'reserved', head: 'Reserved', isFigure: true, cell: ({ reserved }) => signed(reserved) },
  { id: 'free', head: 'Free', isFigure: true, cell: ({ free }) => <strong>{signed(free)}</strong> },
  {
    id: 'level',
    head: 'Warn below',
    isFigure: true,
    cell: ({ reorderLevel }) => (reorderLevel === null ? '–' : formatCount(reorderLevel)),
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ isLow, onHand, free }) =>
      isLow ? (
        <Badge tone="bad">Order more</Badge>
      ) : onHand < 0 ? (
        <Badge tone="notice">Count it</Badge>
      ) : free < 0 ? (
        <Badge tone="notice">Too few</Badge>
      ) : (
        <Badge tone="good">Enough</Badge>
      ),
  },
  {
    id: 'actions',
    head: 'What to do',
    cell: ({ id, materialName, sheet }) => (
      <LinkButton to={officePaths.stockItem(id)} tone="outline" size="small">
        Open
        <span className="sr-only">
          {' '}
          {materialName}, {sheet}
        </span>
      </LinkButton>
    ),
  },
];
