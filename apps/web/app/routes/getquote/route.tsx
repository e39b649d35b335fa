import type { QuotationRow } from '@boxwright/contract';
import { useState } from 'react';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { names } from '../../features/configurator/box-choice.ts';
import { ChosenGoods } from '../../features/configurator/ChosenGoods.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { isKnownVisitor } from '../../features/session/known-visitor.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { stickerNames } from '../../features/stickers/sticker-choice.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { GetQuoteForm } from './GetQuoteForm.tsx';
import { loadGetQuote } from './load-get-quote.ts';
import { Made } from './Made.tsx';
import { receiveGetQuote } from './receive-get-quote.server.ts';

/** The page comes with the price for everybody; a signed-in customer's is loaded at once. */
const OfferedBox = island(() => import('./OfferedBox.tsx').then(({ OfferedBox }) => OfferedBox), {
  fallback: <div className="min-h-96" />,
  atOnce: isKnownVisitor,
});

/** Only the server reads them, so browsers needn't load what comes with the names: prices of boxes. */
export const query = import.meta.env.SSR ? [...Object.values(names), ...Object.values(stickerNames)] : [];

export const loader = ({ context, url }: Route.LoaderArgs) => loadGetQuote(context.get(serverApi), url.searchParams);

/** On navigation the page comes with the box beside its form. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([serverLoader(), OfferedBox.preload().catch(() => undefined)]);
  return data;
};

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, context }: Route.ActionArgs) => receiveGetQuote(request, context.get(serverApi));

export const meta = unlistedMeta('Get Quote');

/** Makes a written quotation for chosen goods: asks whom it is for, then offers its PDF. */
export default function GetQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { goods, page, query, problem, canAsk } = loaderData;
  const [pincode, setPincode] = useState(loaderData.pincode);
  const [made, setMade] = useState<QuotationRow | null>(null);
  return (
    <div className="page pb-14 md:pb-20">
      <Breadcrumb
        crumbs={[{ label: 'Home', to: paths.home }, { label: page.name, to: page.to }, { label: 'Get Quote' }]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Get Quote</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        A written quotation, without signing in. The price of the goods holds for 15 days.
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.55fr_1fr]">
        <Card className="p-5 sm:p-8">
          <PostedFailure failed={actionData?.failed} />
          {made !== null ? (
            <Made quotation={made} page={page.to} />
          ) : problem === null ? (
            <GetQuoteForm
              offered={loaderData}
              typed={actionData?.typed}
              failed={actionData?.failed}
              onPincode={setPincode}
              onMade={setMade}
            />
          ) : (
            <>
              <p className="mb-5 font-medium text-vermilion-deep">{problem}</p>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <LinkButton to={page.to}>
                  {goods.kind === 'box' ? 'Back to the box' : 'Back to the stickers'}
                </LinkButton>
                {canAsk ? (
                  <AskForQuote box={new URLSearchParams(query)} className="inline-flex min-h-11 items-center" />
                ) : null}
              </div>
            </>
          )}
        </Card>
        {goods.kind === 'box' ? (
          <OfferedBox {...goods} pincode={pincode} made={made} />
        ) : (
          <ChosenGoods title="Your stickers" facts={goods.facts} />
        )}
      </div>
    </div>
  );
}
