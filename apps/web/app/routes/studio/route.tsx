import { lazy, Suspense } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { afterFirstSign } from '../../ui/after-first-sign.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { loadStudio } from './load-studio.ts';
import { StyleStory } from './StyleStory.tsx';

/** The server has it at hand; the browser fetches it when somebody begins to use the page. */
const Studio = import.meta.env.SSR
  ? (await import('./Studio.tsx')).Studio
  : lazy(() => afterFirstSign(() => import('./Studio.tsx').then(({ Studio }) => ({ default: Studio }))));

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadStudio(context.get(serverApi), params.style, url.searchParams);

/** The configuration is written into the address as it is typed; the browser draws it by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [{ title: 'Dieline not found | Boxwright' }] : loaderData.head;

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
        <Suspense
          fallback={
            <div className="flex min-h-[60rem] justify-center pt-40">
              <Spinner />
            </div>
          }
        >
          {/* Another style is another form: nothing of the last one stays. */}
          <Studio key={style.id} data={data} />
        </Suspense>
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
