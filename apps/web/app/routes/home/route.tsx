import { serverApi } from '../../server-api.ts';
import { island } from '../../ui/island.tsx';
import type { Route } from './+types/route.ts';
import { Banner } from './Banner.tsx';
import { loadHome } from './load-home.ts';

const BelowTheFold = island(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

export const loader = ({ context, request }: Route.LoaderArgs) => loadHome(context.get(serverApi), request);

/** On navigation, waits for the parts below the fold: links like `/#industries` lead to places in them. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  // If their script can't be loaded now, the page is shown without them, and the island tries again.
  const [data] = await Promise.all([serverLoader(), BelowTheFold.preload().catch(() => undefined)]);
  return data;
};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Banner data={loaderData.calculator} />
      <BelowTheFold data={loaderData} />
    </>
  );
}
