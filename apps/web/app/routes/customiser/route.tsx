import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { Customiser } from './Customiser.tsx';
import { type Entry, loadCustomiser } from './load-customiser.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  // One screen with four addresses: which parameter is there tells which it was.
  loadCustomiser(context.get(serverApi), { ...params } satisfies Entry, url.searchParams);

/** Choices are written into the address as they are made; what they cost is asked for by the screen itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Box not found | Boxwright' }];

export default function CustomiserRoute() {
  const data = useLoaderData<typeof loader>();
  // Another box is another screen: nothing of the last one stays.
  return <Customiser key={`${data.product.id}/${data.initial.variantId}`} data={data} />;
}
