import { isTooMany, type QuotationRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { orderableQuantity, withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { ChosenBox } from '../../features/configurator/ChosenBox.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { ChosenBoxData } from '../customiser/load-chosen-box.ts';
import type { Route } from './+types/route.ts';
import { GetQuoteForm } from './GetQuoteForm.tsx';
import { loadGetQuote } from './load-get-quote.ts';
import { Made } from './Made.tsx';
import { receiveGetQuote } from './receive-get-quote.server.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadGetQuote(context.get(serverApi), url.searchParams);

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, context }: Route.ActionArgs) => receiveGetQuote(request, context.get(serverApi));

export const meta: Route.MetaFunction = () => [
  { title: 'Get Quote | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

/** A written quotation for a chosen box: whom it is for, then its PDF. */
export default function GetQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, note, limits, product, problem, facts, quote } = loaderData;
  const [made, setMade] = useState<QuotationRow | null>(null);
  const box = `${paths.category(product.route)}?${withNote(writeChoice(choice), note)}`;
  const isSold = orderableQuantity(choice, limits) !== null;
  return (
    <div className="page pb-14 md:pb-20">
      <Breadcrumb
        crumbs={[{ label: 'Home', to: paths.home }, { label: product.itemName, to: box }, { label: 'Get Quote' }]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Get Quote</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        A quotation on paper, without signing in. The price of the goods holds for 15 days.
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.55fr_1fr]">
        <Card className="p-5 sm:p-8">
          <PostedFailure failed={actionData?.failed} />
          {made !== null ? (
            <Made quotation={made} box={box} />
          ) : problem === null && isSold ? (
            <GetQuoteForm
              choice={choice}
              note={note}
              typed={actionData?.typed}
              failed={actionData?.failed}
              onMade={setMade}
            />
          ) : (
            <>
              <p className="mb-5 font-medium text-vermilion-deep">{problem ?? quantityText(loaderData)}</p>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <LinkButton to={box}>Back to the box</LinkButton>
                {problem !== null || isTooMany(choice.quantity, limits) ? (
                  <AskForQuote box={writeChoice(choice)} className="inline-flex min-h-11 items-center" />
                ) : null}
              </div>
            </>
          )}
        </Card>
        <ChosenBox choice={choice} facts={facts} quote={quote} />
      </div>
    </div>
  );
}

const quantityText = ({ limits: { minimumBoxes, maximumBoxes } }: ChosenBoxData): string =>
  `Quotations are for ${formatCount(minimumBoxes)} to ${formatCount(maximumBoxes)} boxes. Please choose another quantity.`;
