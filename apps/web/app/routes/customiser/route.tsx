import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { Answers } from '../../answers.tsx';
import { names } from '../../features/configurator/box-choice.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import type { WithPriceBar } from '../../features/shell/price-bar.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { Customiser } from './Customiser.tsx';
import { type CustomiserData, type Entry, loadCustomiser } from './load-customiser.ts';
import { receiveBox } from './receive-box.server.ts';
import { refusalOf, refusedName } from './refusal.ts';

export const query = [...Object.values(names), 'step', refusedName];

export const loader = async ({ context, params, url: { searchParams } }: Route.LoaderArgs) => {
  // One screen with four routes, distinguished by their parameters.
  const loaded = await loadCustomiser(context.get(serverApi), { ...params } satisfies Entry, searchParams);
  return { ...loaded, refusal: refusalOf(searchParams, loaded.first.choice, loaded.limits) };
};

export const action = ({ context, params, request, url }: Route.ActionArgs) =>
  receiveBox(request, url, () => ({ ...params }) satisfies Entry, context.get(serverApi));

/** Choices only change the query, and the screen fetches their prices itself, so the loader needn't run again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

/** No price bar without data: the page then says that there is no such box. */
export const handle: WithPriceBar<CustomiserData> = { hasPriceBar: (data) => data !== undefined };

export const meta = pageMeta;

export default function CustomiserRoute() {
  const data = useLoaderData<typeof loader>();
  // The key remounts the screen for another box, so that no state is kept.
  return (
    <Answers>
      <Customiser key={`${data.product.id}/${data.first.choice.variantId}`} data={data} refusal={data.refusal} />
    </Answers>
  );
}
