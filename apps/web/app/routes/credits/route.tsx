import { findContent } from '../../features/content/content.server.ts';
import { Prose } from '../../features/content/Prose.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = findContent('pages', 'credits');
  if (page === undefined) throw noSuch('page', 'The credits are not here right now.');
  const { title, description, heading } = page.meta;
  const crumbs = [{ name: heading, path: paths.credits }];
  return {
    heading,
    html: page.html,
    head: await pageHead(context.get(serverApi), { title, description, path: paths.credits, crumbs }),
  };
};

export const meta = pageMeta;

export default function Credits({ loaderData: { heading, html } }: Route.ComponentProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: heading }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">{heading}</h1>
      <Prose html={html} className="mt-6 md:mt-8" />
    </div>
  );
}
