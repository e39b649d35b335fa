import type { ShouldRevalidateFunction } from 'react-router';
import { Answers } from '../../../answers.tsx';
import { askedVariant, names } from '../../../features/configurator/box-choice.ts';
import { unlistedMeta } from '../../../features/shell/meta.ts';
import type { WithPriceBar } from '../../../features/shell/price-bar.ts';
import { serverApi } from '../../../server-api.ts';
import { receiveBox } from '../receive-box.server.ts';
import { refusedName } from '../refusal.ts';
import type { Route } from './+types/route.ts';
import { ChooseBox } from './ChooseBox.tsx';
import { loadMobile } from './load-mobile.ts';
import { MobileStep } from './MobileStep.tsx';

/** Only the server reads them, so browsers are spared a file. */
export const query = import.meta.env.SSR ? [...Object.values(names), refusedName] : [];

export const loader = ({ context, url }: Route.LoaderArgs) => loadMobile(context.get(serverApi), url);

/** For the last step, posted without JavaScript. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  receiveBox(request, url, (given) => ({ variantid: String(askedVariant(given) ?? '') }), context.get(serverApi));

/** Choices only change the query, and the screen fetches their prices itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const hasBox = currentUrl.searchParams.has('variant') && nextUrl.searchParams.has('variant');
  return hasBox && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
};

/** The list of boxes has no price bar. */
export const handle: WithPriceBar<Awaited<ReturnType<typeof loadMobile>>> = {
  hasPriceBar: (data) => data !== undefined && data.customiser !== null,
};

export const meta = unlistedMeta('Order your box step by step');

/** The order of a box in four small steps, for phones. */
export default function MobileOrder({ loaderData: { step, boxes, customiser, refusal } }: Route.ComponentProps) {
  if (customiser === null) return <ChooseBox boxes={boxes} />;
  // The key remounts each step, so that its state starts from the address.
  return (
    <Answers>
      <MobileStep key={`${customiser.product.id}/${step}`} step={step} data={customiser} refusal={refusal} />
    </Answers>
  );
}
