import { quotationViewNames, quotationViews } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { useRowKeys } from '../../features/office/use-row-keys.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Route } from './+types/route.ts';
import { QuotationCard } from './QuotationCard.tsx';

export const meta = unlistedMeta('Quotations');

const owners = { anybody: 'Everybody’s', me: 'Mine' } as const;
const ownerKeys = ['anybody', 'me'] as const;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams;
  const view = quotationViews.find((known) => known === asked.get('view')) ?? 'due';
  const owner = ownerKeys.find((known) => known === asked.get('owner')) ?? 'anybody';
  const before = idIn(asked.get('before')) ?? null;
  const found = await officeCall(context.get(serverApi), url, 'GetQuotations', { view, owner, before });
  return { ...found, view, owner, isPaged: before !== null };
};

export { action } from './receive-follow-form.server.ts';

const tab =
  'flex min-h-11 items-center rounded-md border border-line px-3.5 text-[0.9375rem] hover:bg-board aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white';

/** The quotations that the desk has made: whom to ask today, what ends, and what became of the others. */
export default function Quotations({ loaderData, actionData }: Route.ComponentProps) {
  const { quotations, next, view, owner, isPaged, colleagues, conversion } = loaderData;
  const list = useRowKeys<HTMLUListElement>();
  const asked = (own: { view?: string; owner?: string; before?: number }) =>
    officePaths.quotationsOf({ view: view === 'due' ? '' : view, owner: owner === 'anybody' ? '' : owner, ...own });
  const forms = quotations.flatMap(({ id }) => [`follow:${id}`, `sell-quotation:${id}`]);
  const refusal = refusalWithoutForm(actionData, forms);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Quotations</h1>
        <ListAsCsv list="quotations" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        {conversion.made === 0
          ? `The desk has made no quotation in the last ${conversion.days} days. Make one from a sale.`
          : `Of ${formatCount(conversion.made)} made at the desk in the last ${conversion.days} days, ${formatCount(conversion.won)} ${conversion.won === 1 ? 'is' : 'are'} ordered (${Math.round((conversion.won / conversion.made) * 100)} %): `}
        {conversion.made === 0 ? null : (
          <>
            <Money amount={conversion.wonValue} /> of <Money amount={conversion.madeValue} />.
          </>
        )}
      </p>
      <nav aria-label="State" className="mt-5">
        <ul className="flex flex-wrap gap-1.5">
          {quotationViews.map((each) => (
            <li key={each}>
              <Link
                to={asked({ view: each === 'due' ? '' : each })}
                aria-current={each === view ? 'page' : undefined}
                className={tab}
              >
                {quotationViewNames[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Looked after by" className="mt-1.5">
        <ul className="flex flex-wrap gap-1.5">
          {ownerKeys.map((each) => (
            <li key={each}>
              <Link
                to={asked({ owner: each === 'anybody' ? '' : each })}
                aria-current={each === owner ? 'page' : undefined}
                className={tab}
              >
                {owners[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PressNotice isShown={refusal !== undefined || actionData?.done !== undefined}>
        <PostedProblemNote failed={refusal} />
        <p role="status" className="mt-4 empty:hidden">
          {actionData?.done}
        </p>
      </PressNotice>
      {quotations.length > 0 ? (
        <ul ref={list} className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          {quotations.map((quotation) => (
            <QuotationCard key={quotation.id} quotation={quotation} colleagues={colleagues} posted={actionData} />
          ))}
        </ul>
      ) : (
        <div className="mt-5">
          <EmptyState
            level={2}
            title={view === 'due' ? 'Nobody is to be asked today' : 'No such quotation'}
            text={
              view === 'due'
                ? 'A quotation appears here on the day on which it is to be asked about.'
                : 'No quotation that the desk made has this state.'
            }
            action={
              <LinkButton to={officePaths.quotationsOf({ view: 'all', owner: '' })} tone="outline">
                See all quotations
              </LinkButton>
            }
          />
        </div>
      )}
      {next !== null || isPaged ? (
        <div className="mt-5 flex justify-between">
          {isPaged ? (
            <LinkButton to={asked({})} tone="quiet">
              Newest
            </LinkButton>
          ) : (
            <span />
          )}
          {next === null ? null : (
            <LinkButton to={asked({ before: next })} tone="quiet">
              Older
            </LinkButton>
          )}
        </div>
      ) : null}
    </div>
  );
}
