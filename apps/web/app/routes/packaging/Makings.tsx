import type { ReactNode } from 'react';
import { NarrowFold } from '../../ui/NarrowFold.tsx';
import type { PackagingData } from './load-packaging.ts';

type MakingsProps = Pick<PackagingData['page'], 'materials' | 'finishes' | 'sizes'> & { name: string };

/** Boards, finishes and common sizes: folded on phones and tablets. On phones each row of sizes is a card. */
export function Makings({ name, materials, finishes, sizes }: MakingsProps) {
  return (
    <section aria-labelledby="makings-title" className="bg-board/60">
      <div className="page py-14 md:py-20">
        <h2 id="makings-title" className="mb-8 text-3xl md:text-4xl">
          Boards, finishes, sizes
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[1fr_1.1fr]">
          <div className="flex flex-col lg:gap-8">
            <Part title="Materials">
              <dl className="flex flex-col gap-3">
                {materials.map(({ name: material, text }) => (
                  <div key={material} className="crease border-t pt-3">
                    <dt className="font-semibold">{material}</dt>
                    <dd className="text-ink-soft">{text}</dd>
                  </div>
                ))}
              </dl>
            </Part>
            <Part title="Finishes">
              <ul className="flex flex-col gap-2">
                {finishes.map((finish) => (
                  <li key={finish} className="crease border-t pt-2">
                    {finish}
                  </li>
                ))}
              </ul>
            </Part>
          </div>
          <Part title="Usual sizes">
            <table className="figures w-full border-collapse rounded-lg border border-line bg-card max-sm:block">
              <caption className="sr-only">Usual sizes of {name}</caption>
              <thead className="max-sm:sr-only">
                <tr className="border-line border-b text-left text-ink-soft text-sm">
                  <th scope="col" className="px-4 py-3 font-medium">
                    For
                  </th>
                  <th scope="col" className="px-4 py-3 font-medium">
                    Size
                  </th>
                  <th scope="col" className="px-4 py-3 font-medium">
                    Board
                  </th>
                </tr>
              </thead>
              <tbody className="max-sm:block">
                {sizes.map(({ use, size, board }) => (
                  <tr key={use} className="crease border-t first:border-t-0 max-sm:block max-sm:p-4">
                    <th scope="row" className="px-4 py-3 text-left font-semibold max-sm:block max-sm:p-0">
                      {use}
                    </th>
                    <td className="px-4 py-3 max-sm:block max-sm:p-0">{size}</td>
                    <td className="px-4 py-3 text-ink-soft max-sm:block max-sm:p-0">{board}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
        </div>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <NarrowFold inList summary={<h3 className="inline font-semibold font-text tracking-normal">{title}</h3>}>
      <h3 className="mb-3 text-xl max-lg:hidden">{title}</h3>
      {children}
    </NarrowFold>
  );
}
