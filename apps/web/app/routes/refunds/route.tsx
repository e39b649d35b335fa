import { isRefundList, type RefundList } from '@boxwright/contract';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { RefundCard } from './RefundCard.tsx';

export const meta = unlistedMeta('Refunds');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('list') ?? '';
  const list: RefundList = isRefundList(asked) ? asked : 'by-hand';
  const after = idIn(url.searchParams.get('after'));
  const found = await officeCall(context.get(serverApi), url, 'GetRefunds', {
    list,
    ...(after === undefined ? {} : { after }),
  });
  const done = doneTexts[url.searchParams.get('done') ?? ''] ?? '';
  return { ...found, list, isFirst: after === undefined, done };
};

export { action } from './receive-refund-form.server.ts';

const lists: Readonly<Record<RefundList, { readonly name: string; readonly text: string; readonly none: string }>> = {
  'by-hand': {
    name: 'To be transferred',
    text: 'Refunds that the payment provider refused, and refunds of cash and bank transfers. The oldest comes first.',
    none: 'No refund waits for you. New ones are listed here and on the page Today.',
  },
  'on-its-way': {
    name: 'On their way',
    text: 'The payment provider pays these back. You need not do anything.',
    none: 'The payment provider has no refund under way.',
  },
  'paid-back': {
    name: 'Paid back',
    text: 'With their vouchers, the newest first.',
    none: 'Nothing was paid back yet.',
  },
};

const doneTexts: Readonly<Record<string, string>> = {
  account: 'The account is noted.',
  paid: 'Noted as paid back. The voucher is issued, and the customer is mailed.',
  again: 'The payment provider is asked again. The refund is listed under “On their way”.',
};

/** The page on which Accounts pays back by hand the refunds that no payment provider can pay. */
export default function Refunds({ loaderData, actionData }: Route.ComponentProps) {
  const { refunds, next, list, isFirst, done } = loaderData;
  // Somebody was quicker: the posted refund has left the list.
  const isGone = actionData !== undefined && !refunds.some(({ id }) => actionData.form.endsWith(`:${id}`));
  const isDone = done !== '' && actionData === undefined;
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Refunds</h1>
        <ListAsCsv list="refunds" />
      </div>
      <nav aria-label="Lists of refunds" className="mt-5 flex flex-wrap gap-2">
        {Object.entries(lists).map(([each, { name }]) => (
          <LinkButton
            key={each}
            to={officePaths.refundsOf(each as RefundList)} // its own keys
            tone={each === list ? 'ink' : 'outline'}
            aria-current={each === list ? 'page' : undefined}
            size="small"
          >
            {name}
          </LinkButton>
        ))}
      </nav>
      <p className="mt-4 max-w-2xl text-ink-soft">{lists[list].text}</p>
      <PressNotice isShown={isDone || isGone} className="mt-4 max-w-2xl">
        {isDone ? (
          <p role="status" className="font-semibold">
            {done}
          </p>
        ) : null}
        {isGone ? <PostedProblemNote failed={actionData.failed} /> : null}
      </PressNotice>
      {refunds.length === 0 ? (
        <div className="mt-6">
          <EmptyState level={2} title="No refunds" text={lists[list].none} />
        </div>
      ) : (
        <ul aria-label={lists[list].name} className="mt-6 grid gap-4 xl:grid-cols-2">
          {refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} posted={actionData} />
          ))}
        </ul>
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {isFirst ? null : (
          <LinkButton to={officePaths.refundsOf(list)} tone="quiet">
            From the first
          </LinkButton>
        )}
        {next === null ? null : (
          <LinkButton to={officePaths.refundsOf(list, next)} tone="outline">
            Next 25
          </LinkButton>
        )}
      </nav>
    </div>
  );
}
