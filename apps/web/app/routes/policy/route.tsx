import { ChevronDown } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { Prose } from '../../features/content/Prose.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { loadPolicy } from './load-policy.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadPolicy(context.get(serverApi), url.pathname);

export const meta = pageMeta;

export default function Policy() {
  const { heading, updated, html, contents } = useLoaderData<typeof loader>();
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: heading }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-3 text-ink-soft text-sm">
        As of <time dateTime={updated}>{formatDay(updated)}</time>
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:mt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav
          aria-label="On this page"
          data-noprint=""
          className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <details className="group rounded-lg border border-line bg-card lg:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
              On this page
              <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <Contents contents={contents} className="crease border-t px-4 py-2" />
          </details>
          <Contents contents={contents} className="hidden text-[0.9375rem] lg:block" />
        </nav>
        <Prose html={html} />
      </div>
    </div>
  );
}

interface ContentsProps {
  contents: readonly { readonly id: string; readonly title: string }[];
  className: string;
}

function Contents({ contents, className }: ContentsProps) {
  return (
    <ul className={className}>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-md underline-offset-4 hover:underline lg:min-h-0 lg:py-1.5"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
