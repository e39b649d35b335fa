import { useRef } from 'react';
import { Beside } from '../../ui/Beside.tsx';
import { ContainerChoice, FinderForm } from './FinderForm.tsx';
import { FoundLabels } from './FoundLabels.tsx';
import { HowFound } from './HowFound.tsx';
import type { FinderData } from './load-finder.ts';
import { useFinder } from './use-finder.ts';

/** The container, its sizes, and the labels that fit it. */
export function Finder({ offer }: { offer: FinderData }) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const finder = useFinder(form);
  const count = finder.found?.ok ? finder.found.labels.length : 0;
  return (
    <>
      <ContainerChoice finder={finder} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <Beside>
          <FinderForm finder={finder} form={form} onFound={() => results.current?.focus()} />
        </Beside>
        <section aria-labelledby="found-title">
          <h2 id="found-title" ref={results} tabIndex={-1} className="mb-2 scroll-mt-6 text-2xl">
            Labels that fit
          </h2>
          <p role="status" className="sr-only">
            {finder.isCurrent ? `${count} ${count === 1 ? 'label fits' : 'labels fit'}` : 'Please check the sizes.'}
          </p>
          <FoundLabels finder={finder} offer={offer} />
        </section>
      </div>
      <HowFound />
    </>
  );
}
