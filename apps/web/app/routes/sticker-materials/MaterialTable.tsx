import { formatCount } from '@boxwright/money';
import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { type Condition, conditions } from '../../features/label-finder/containers.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/Money.tsx';
import { Table } from '../../ui/Table.tsx';
import type { MaterialsData, ShownMaterial } from './load-materials.ts';

const heads: Readonly<Record<Condition, string>> = {
  dry: 'Dry goods',
  fridge: 'Refrigerator',
  oil: 'Oil, soap',
  rain: 'Rain',
};

/** The materials compared: what each withstands, and its price. */
export function MaterialTable({ materials, compared }: Pick<MaterialsData, 'materials' | 'compared'>) {
  return (
    <Table
      caption="What each material withstands"
      rows={materials}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          head: 'Material',
          isName: true,
          cell: ({ code, name }) => (
            <Link
              to={paths.stickerMaterial(code)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-0"
            >
              {name}
            </Link>
          ),
        },
        ...conditions.map((condition) => ({
          id: condition,
          head: heads[condition],
          cell: (material: ShownMaterial) => <Stands material={material} condition={condition} />,
        })),
        {
          id: 'price',
          head: `${formatCount(compared.quantity)} pieces`,
          isFigure: true,
          cell: ({ price }) => (price === null ? '–' : <Money amount={price.total} />),
        },
      ]}
    />
  );
}

function Stands({ material: { knowledge }, condition }: { material: ShownMaterial; condition: Condition }) {
  if (knowledge === null) return 'Ask us';
  return knowledge.stands[condition] === 'yes' ? (
    <span className="inline-flex items-center gap-1.5 font-medium text-teal">
      <Check aria-hidden="true" className="size-5" /> Yes
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-ink-soft">
      <Minus aria-hidden="true" className="size-5" /> No
    </span>
  );
}
