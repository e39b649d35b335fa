import { pageMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import { island } from '../../ui/island.tsx';
import type { Route } from './+types/route.ts';
import { Banner, LaterCalculator } from './Banner.tsx';
import { loadHome } from './load-home.ts';

const BelowTheFold = island(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

export const query = ['in'];

export const loader = ({ context, request }: Route.LoaderArgs) => loadHome(context.get(serverApi), request);

/** On navigation, waits for the parts that load later, because links such as `/#industries` point into them. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  // If a script can't be loaded now, the page is shown without its part, and the island tries again.
  const parts = [LaterCalculator, BelowTheFold].map((part) => part.preload().catch(() => undefined));
  const [data] = await Promise.all([serverLoader(), ...parts]);
  return data;
};

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Banner data={loaderData.calculator} />
      <BelowTheFold data={loaderData} />
    </>
  );
}
