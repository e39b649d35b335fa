import { formatCount } from '@boxwright/money';
import type { MaterialsData } from './load-materials.ts';
import { MaterialSection } from './MaterialSection.tsx';
import { MaterialTable } from './MaterialTable.tsx';

/** Each material close up, and all of them in a table. Its links work without JavaScript. */
export function Materials({ materials, compared }: Pick<MaterialsData, 'materials' | 'compared'>) {
  return (
    <>
      {materials.map((material) => (
        <MaterialSection key={material.id} material={material} compared={compared} />
      ))}
      <section aria-labelledby="table-title" className="crease border-t py-10 md:py-14">
        <h2 id="table-title" className="text-3xl">
          What each one withstands
        </h2>
        <p className="figures mt-2 mb-4 text-ink-soft">
          Prices are of {formatCount(compared.quantity)} pieces of {compared.length} × {compared.width} mm, before GST,
          with free shipping.
        </p>
        <div className="md:rounded-lg md:border md:border-line md:bg-card md:px-6 md:py-4">
          <MaterialTable materials={materials} compared={compared} />
        </div>
      </section>
    </>
  );
}
