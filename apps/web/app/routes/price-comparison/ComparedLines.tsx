import type { ComparedLineRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { changeText } from './change-text.ts';

/** The lines that change most. */
export function ComparedLines({ lines, compared }: { lines: readonly ComparedLineRow[]; compared: number }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="compared-lines" className="mt-8">
      <h2 id="compared-lines" className="text-2xl">
        {compared > lines.length ? `The ${lines.length} lines that change most` : 'Line by line'}
      </h2>
      <div className="mt-3">
        <Table
          caption="Lines of the last orders by both prices"
          columns={columns}
          rows={lines.map((line, at) => ({ ...line, at }))}
          keyOf={({ at }) => at}
        />
      </div>
    </section>
  );
}

const price = (amount: number | null) => (amount === null ? 'no price' : <Money amount={amount} />);

const columns: readonly TableColumn<ComparedLineRow>[] = [
  {
    id: 'name',
    head: 'What was ordered',
    isName: true,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  { id: 'order', head: 'Order', cell: ({ orderNumber }) => orderNumber },
  { id: 'quantity', head: 'Quantity', isFigure: true, cell: ({ quantity }) => formatCount(quantity) },
  { id: 'before', head: 'Now', isFigure: true, cell: ({ before }) => price(before) },
  { id: 'after', head: 'Draft', isFigure: true, cell: ({ after }) => price(after) },
  {
    id: 'change',
    head: 'Change',
    isFigure: true,
    cell: ({ before, after }) => (before === null || after === null ? 'not comparable' : changeText(before, after)),
  },
];
