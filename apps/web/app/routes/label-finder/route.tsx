import { useRef } from 'react';
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { labelRules } from '../../features/label-finder/rules.ts';
import { finderQuery } from '../../features/label-finder/typed-container.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { ContainerChoice, FinderForm } from './FinderForm.tsx';
import { FoundLabels } from './FoundLabels.tsx';
import { loadFinder } from './load-finder.ts';
import { useFinder } from './use-finder.ts';

export const query = finderQuery;

export const loader = ({ context }: Route.LoaderArgs) => loadFinder(context.get(serverApi));

/** Sizes only change the query, which the loader doesn't read. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta = pageMeta;

/** The page that finds labels for a container and its size. */
export default function LabelFinder({ loaderData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const finder = useFinder(form);
  const count = finder.found?.ok ? finder.found.labels.length : 0;
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Stickers and labels', to: paths.stickerShop },
          { label: 'Label finder' },
        ]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Label finder</h1>
      <p className="mt-4 mb-7 max-w-prose text-ink-soft text-lg">
        Type the size of what you fill, and see the labels that fit it, drawn to scale. Each opens with its size, ready
        for a price.
      </p>
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
          <FoundLabels finder={finder} offer={loaderData} />
        </section>
      </div>
      <HowFound />
    </div>
  );
}

const rules = [
  {
    title: 'Off the curves',
    text: `A label on a curve in two directions puckers and lifts. It stops ${labelRules.end} mm before shoulder and base.`,
  },
  {
    title: 'Read from the front',
    text: 'A front label covers two fifths of the way round. Nobody sees the rest without turning the bottle.',
  },
  {
    title: 'Ends that meet',
    text: `All round, ${labelRules.overlap} mm overlap, because by hand no label goes on quite straight; or a gap of ${labelRules.gap} mm.`,
  },
  {
    title: 'Beside seals and creases',
    text: `${labelRules.besideSeal} mm stay free beside the seals of a pouch, which are stiff, and the creases of a box, which break a label.`,
  },
];

function HowFound() {
  return (
    <section aria-labelledby="rules-title" className="crease mt-14 border-t pt-10">
      <h2 id="rules-title" className="mb-6 text-3xl">
        How these sizes are found
      </h2>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-ink-soft">
        Walls must be straight: on a cone or a waist a straight label runs off or folds. Cut the size out of paper and
        wrap it round before you order, or{' '}
        <Link to={paths.enquiry} className="font-semibold text-ink underline underline-offset-4">
          ask us
        </Link>
        . What each material withstands is on the page of the{' '}
        <Link to={paths.stickerMaterials} className="font-semibold text-ink underline underline-offset-4">
          sticker materials
        </Link>
        .
      </p>
    </section>
  );
}
