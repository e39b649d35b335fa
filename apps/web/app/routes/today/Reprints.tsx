import type { ReprintSumRow } from '@boxwright/contract';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Why goods were made again at no charge, and what they cost. */
export function Reprints({ reprints }: { reprints: readonly ReprintSumRow[] }) {
  const seesMoney = reprints.every(({ worth }) => worth !== null);
  return (
    <section aria-labelledby="reprints" className="mt-10 max-w-3xl">
      <h2 id="reprints" className="text-2xl">
        Made again at no charge, last 90 days
      </h2>
      <div className="mt-3">
        {reprints.length === 0 ? (
          <p className="text-ink-soft">Nothing had to be made again.</p>
        ) : (
          <Table
            caption="Made again at no charge, last 90 days"
            rows={reprints}
            keyOf={({ cause }) => cause}
            columns={seesMoney ? [...columns, worthColumn] : columns}
          />
        )}
      </div>
    </section>
  );
}

const columns: readonly TableColumn<ReprintSumRow>[] = [
  { id: 'cause', head: 'Why', isName: true, cell: ({ cause }) => cause },
  { id: 'orders', head: 'Reprints', isFigure: true, cell: ({ orders }) => orders },
];

const worthColumn: TableColumn<ReprintSumRow> = {
  id: 'worth',
  head: 'Cost when ordered, before GST',
  isFigure: true,
  cell: ({ worth }) => (worth === null ? null : <Money amount={worth} />),
};
