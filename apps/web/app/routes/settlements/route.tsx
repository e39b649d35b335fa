import { settlementFiles } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { Imports } from './Imports.tsx';
import { SettledRows } from './SettledRows.tsx';
import { SettlementTable } from './SettlementTable.tsx';
import { Unsettled } from './Unsettled.tsx';

export const meta = unlistedMeta('Settlements');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = idIn(url.searchParams.get('page')) ?? 1;
  const utr = url.searchParams.get('utr') ?? '';
  const found = await officeCall(context.get(serverApi), url, 'GetSettlements', { page, utr });
  return { ...found, page, utr };
};

export { action } from './receive-settlements.server.ts';

/** What PayU has transferred to the bank, what it owes, and what doesn't agree with our payments. */
export default function Settlements({ loaderData, actionData }: Route.ComponentProps) {
  const { settlements, hasMore, rows, odd, unsettled, unsettledSum, isBegun, days, imports, page, utr } = loaderData;
  const ofRows = [...rows, ...odd].flatMap(({ id }) => [`match:${id}`, `aside:${id}`]);
  const shown = [...ofRows, ...imports.map(({ id }) => `withdraw:${id}`)];
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Settlements</h1>
        <p className="flex flex-wrap gap-2.5">
          <LinkButton to={officePaths.settlementImport} tone="primary" size="small">
            Read a report in
          </LinkButton>
          <a href={settlementFiles.rows} download className={buttonStyle('outline', 'small')}>
            <Download aria-hidden="true" className="size-4.5" /> All as CSV
          </a>
        </p>
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        What PayU has transferred to the bank: payments less refunds, its fee and the GST on it. Fees are in the books,
        and the tax on them in the input tax of Accounts.
      </p>
      <PostedFailure failed={refusalWithoutForm(actionData, shown)} />
      <PostedNotice text={actionData?.done} />
      {utr === '' ? null : (
        <section aria-label={`Settlement ${utr}`} className="mb-10">
          <h2 className="mb-4 text-2xl wrap-anywhere">Settlement {utr}</h2>
          {rows.length === 0 ? (
            <EmptyState level={3} title="No rows" text="There is no such settlement, or it was taken back." />
          ) : (
            <SettledRows caption="Rows of this settlement" rows={rows} posted={actionData} />
          )}
          <p className="mt-4">
            <LinkButton to={officePaths.settlements} tone="outline" size="small">
              All settlements
            </LinkButton>
          </p>
        </section>
      )}
      {utr !== '' || odd.length === 0 ? null : (
        <section aria-labelledby="odd" className="mb-10">
          <h2 id="odd" className="mb-4 text-2xl">
            To look at
          </h2>
          <SettledRows caption="Rows to look at" rows={odd} posted={actionData} />
        </section>
      )}
      {settlements.length === 0 ? (
        <EmptyState
          level={2}
          title="No settlements yet"
          text="Export the settlement report from PayU’s dashboard and read it in here."
        />
      ) : (
        <SettlementTable settlements={settlements} />
      )}
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page === 1 ? null : (
          <LinkButton to={officePaths.settlements} tone="quiet">
            From the first
          </LinkButton>
        )}
        {hasMore ? (
          <LinkButton to={officePaths.settlementsOf({ page: page + 1 })} tone="outline">
            Next page
          </LinkButton>
        ) : null}
      </nav>
      <Unsettled rows={unsettled} sum={unsettledSum} days={days} isBegun={isBegun} />
      {imports.length === 0 ? null : <Imports imports={imports} posted={actionData} />}
    </div>
  );
}
