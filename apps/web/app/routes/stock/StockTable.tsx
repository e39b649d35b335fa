import type { StockRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Boards and materials with their sheets. */
export const StockTable = ({ items, isLowOnly }: { items: readonly StockRow[]; isLowOnly: boolean }) => (
  <Table caption="Boards and materials" columns={columnsOf(isLowOnly)} rows={items} keyOf={({ id }) => id} isDense />
);

/** Negative numbers with the minus sign that aligns with figures. */
const signed = (count: number): string => (count < 0 ? `−${formatCount(-count)}` : formatCount(count));

/** @param isLowOnly whether the list stays cut to what must be ordered or counted, when one is opened */
const columnsOf = (isLowOnly: boolean): readonly TableColumn<StockRow>[] => [
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
      <LinkButton to={officePaths.stockItem(id, isLowOnly)} tone="outline" size="small">
        Open
        <span className="sr-only">
          {' '}
          {materialName}, {sheet}
        </span>
      </LinkButton>
    ),
  },
];
