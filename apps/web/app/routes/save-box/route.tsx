import { isTooMany, mostSavedBoxes } from '@boxwright/contract';
import { Link } from 'react-router';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import { writeChoice } from '../../features/configurator/box-choice.ts';
import { ChosenBox } from '../../features/configurator/ChosenBox.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { loadSaveBox } from './load-save-box.ts';
import { receiveSaveBox } from './receive-save-box.server.ts';
import { SaveBoxForm } from './SaveBoxForm.tsx';

/** The address has the whole box, so sign-in comes back to it. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { id } = await requireCustomer({ context, url });
  return loadSaveBox(context.get(serverApi), url.searchParams, id);
};

/** For the form posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  receiveSaveBox(request, url, context.get(serverApi));

export const meta = unlistedMeta('Save this box');

/** Saves the chosen box in the account. */
export default function SaveBox({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, limits, product, facts, quote, problem } = loaderData;
  const box = `${paths.category(product.route)}?${writeChoice(choice)}`;
  return (
    <div className="page pb-14 md:pb-20">
      <Breadcrumb
        crumbs={[{ label: 'Home', to: paths.home }, { label: product.itemName, to: box }, { label: 'Save this box' }]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Save this box</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        It is kept in your account with everything chosen here, and shown there with the price of the day. You can keep
        up to {mostSavedBoxes}{' '}
        <Link to={paths.savedBoxes} className="underline underline-offset-4">
          saved boxes
        </Link>
        .
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.55fr_1fr]">
        <Card className="p-5 sm:p-8">
          <PostedFailure failed={actionData?.failed} />
          {problem === null ? (
            // The key remounts the form for another box.
            <SaveBoxForm
              key={writeChoice(choice).toString()}
              data={loaderData}
              typed={actionData?.typed}
              failed={actionData?.failed}
            />
          ) : (
            <>
              <p className="mb-5 font-medium text-vermilion-deep">{problem}</p>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <LinkButton to={box}>Back to the box</LinkButton>
                {quote === null || isTooMany(choice.quantity, limits) ? (
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
