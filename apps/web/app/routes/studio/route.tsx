import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { studioQuery } from '../../features/dieline/studio-query.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { island } from '../../ui/island.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { loadStudio } from './load-studio.ts';
import { StyleStory } from './StyleStory.tsx';

/** Rendered on the server; hydrated in the browser at the first interaction. */
const Studio = island(() => import('./Studio.tsx').then(({ Studio }) => Studio), {
  fallback: (
    <div className="flex min-h-[60rem] justify-center pt-40">
      <Spinner />
    </div>
  ),
});

export const query = studioQuery;

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadStudio(context.get(serverApi), params.style, url.searchParams);

/** Changes of the configuration in the URL don't need the loader, because the browser draws them itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta = pageMeta;

export default function StudioRoute() {
  const data = useLoaderData<typeof loader>();
  const { text, others } = data;
  const { style } = data.settings;
  return (
    <>
      <div className="page pb-14 md:pb-20">
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: 'Free dielines', to: paths.dielines },
            { label: style.name },
          ]}
        />
        <h1 className="text-4xl md:text-5xl">{style.name}</h1>
        <p className="mt-3 max-w-[52rem] text-ink-soft text-lg">
          {style.ecma === null ? null : <span className="figures">ECMA {style.ecma}. </span>}
          {text.inShort}
        </p>
        {/* The key remounts the studio for each style, without state of the last one. */}
        <Studio key={style.id} data={data} />
      </div>
      <StyleStory name={style.name} text={text} />
      <nav aria-labelledby="others-title" className="page py-14">
        <h2 id="others-title" className="mb-4 text-2xl">
          Other dielines
        </h2>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.dieline(id)}
                className="inline-flex min-h-11 items-center rounded-md border border-line bg-card px-4 hover:border-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
