import { sampleKit } from '@boxwright/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { names } from '../../features/configurator/box-choice.ts';
import { pageMeta, unlisted } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';
import { loadSample, type SampleData } from './load-sample.ts';
import { receiveSample } from './receive-sample.server.ts';
import { SampleForm } from './SampleForm.tsx';

export const query = Object.values(names);

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadSample(context.get(serverApi), params, url.searchParams);

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, url, params, context }: Route.ActionArgs) =>
  receiveSample(request, url, params, context.get(serverApi));

/** Hidden from search engines, because the pages of boxes are the ones to be found. */
export const meta = (args: Route.MetaArgs) => [...pageMeta(args), unlisted];

export default function OrderSample({ loaderData, actionData }: Route.ComponentProps) {
  const { product, name, size, board, picture, problem } = loaderData;
  return (
    <div className="page pb-14">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Custom boxes', to: paths.shop },
          { label: product.itemName, to: paths.category(product.route) },
          { label: 'Sample' },
        ]}
      />
      <h1 className="text-4xl lg:text-5xl">Order a sample</h1>
      <p className="mt-2 text-ink-soft text-lg">
        {name} · <span className="figures">{size}</span> inside · {board}
      </p>
      <div className="mt-7 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-7">
          {picture === '' ? null : (
            <Picture
              src={picture}
              alt={name}
              sizes={`(min-width: 64rem) 39rem, ${across}`}
              priority
              className="aspect-[5/4] w-full rounded-lg border border-line object-contain max-lg:max-h-72"
            />
          )}
          <Kit />
        </div>
        <div className="flex flex-col gap-7">
          {problem === null ? (
            <SampleForm data={loaderData} failed={actionData?.failed} />
          ) : (
            <NotMade problem={problem} customise={loaderData.customise} />
          )}
          <OtherSizes data={loaderData} />
        </div>
      </div>
    </div>
  );
}

/** The contents of the kit (document 2, section 9). */
function Kit() {
  return (
    <section aria-labelledby="kit-title">
      <h2 id="kit-title" className="text-2xl">
        What is in the kit
      </h2>
      <ul className="mt-3 flex flex-col gap-2.5">
        {sampleKit.map((part) => (
          <li key={part} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-teal" />
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotMade({ problem, customise }: { problem: string; customise: string }) {
  return (
    <EmptyState
      level={2}
      title="There is no sample of this size"
      text={problem}
      action={<LinkButton to={customise}>Change the size</LinkButton>}
    />
  );
}

/** The category's sizes as links, and the customiser for any other. */
function OtherSizes({ data: { product, sizes, customise } }: { data: SampleData }) {
  return (
    <section aria-labelledby="sizes-title">
      <h2 id="sizes-title" className="text-xl">
        Another size or box
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {sizes.map(({ id, name, size, to, isChosen }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={isChosen || undefined}
              className={classes(
                'block min-h-11 rounded-md border bg-card px-3 py-2 leading-tight',
                isChosen ? 'border-ink' : 'border-line hover:border-line-strong',
              )}
            >
              <span className="block font-semibold text-[0.9375rem]">{name}</span>
              <span className="figures text-ink-soft text-sm">{size}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <MoreLink to={customise}>Price {product.itemName} in any size</MoreLink>
        <MoreLink to={paths.samples}>All boxes</MoreLink>
      </p>
    </section>
  );
}

const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
    {children}
  </Link>
);
