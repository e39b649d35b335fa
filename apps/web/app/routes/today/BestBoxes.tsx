import type { BestBoxRow, Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** The best-selling boxes, over periods of different lengths. */
export function BestBoxes({ times }: { times: Output<'GetToday'>['bestBoxes'] }) {
  const seesMoney = times.every(({ boxes }) => boxes.every(({ sales }) => sales !== null));
  return (
    <section aria-labelledby="best-boxes" className="mt-10">
      <h2 id="best-boxes" className="text-2xl">
        Best boxes
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        {seesMoney ? 'By sales: goods before GST, delivery and refunds.' : 'By pieces.'} Counts the same orders as
        above.
      </p>
      <div className="mt-3 grid gap-6 lg:grid-cols-2">
        {times.map(({ days, boxes }) => (
          <div key={days}>
            <h3 className="mb-2 text-lg">Last {days} days</h3>
            {boxes.length === 0 ? (
              <p className="text-ink-soft">No box was sold in these days yet.</p>
            ) : (
              <Table
                caption={`Best boxes of the last ${days} days`}
                rows={boxes}
                keyOf={({ variantId }) => variantId}
                columns={seesMoney ? [...columns, salesColumn] : columns}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

const columns: readonly TableColumn<BestBoxRow>[] = [
  { id: 'name', head: 'Box', isName: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { id: 'orders', head: 'Ordered', isFigure: true, cell: ({ orders }) => formatCount(orders) },
  { id: 'pieces', head: 'Pieces', isFigure: true, cell: ({ pieces }) => formatCount(pieces) },
];

const salesColumn: TableColumn<BestBoxRow> = {
  id: 'sales',
  head: 'Sales',
  isFigure: true,
  cell: ({ sales }) => (sales === null ? null : <Money amount={sales} />),
};
