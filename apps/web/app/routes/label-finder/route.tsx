import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { finderQuery } from '../../features/label-finder/typed-container.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { island } from '../../ui/island.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { loadFinder } from './load-finder.ts';

/** Rendered on the server; its form, links and drawings work without the script. */
const Finder = island(() => import('./Finder.tsx').then(({ Finder }) => Finder), {
  fallback: (
    <div className="flex min-h-[60rem] justify-center pt-40">
      <Spinner />
    </div>
  ),
});

/** Only the server reads them. */
export const query = import.meta.env.SSR ? finderQuery : [];

export const loader = ({ context }: Route.LoaderArgs) => loadFinder(context.get(serverApi));

/** Sizes only change the query, which the loader doesn't read. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

/** On navigation the page comes with the finder; if its script can't be loaded now, the island tries again. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([serverLoader(), Finder.preload().catch(() => undefined)]);
  return data;
};

export const meta = pageMeta;

/** The page that finds labels for a container and its size. */
export default function LabelFinder({ loaderData }: Route.ComponentProps) {
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
      <Finder offer={loaderData} />
    </div>
  );
}
