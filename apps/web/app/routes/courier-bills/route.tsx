import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm, usePostedForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Route } from './+types/route.ts';
import { BillForm } from './BillForm.tsx';
import { BillTable } from './BillTable.tsx';

export const meta = unlistedMeta('Courier’s bills');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const page = countIn(url.searchParams.get('page') ?? '') || 1;
  return { ...(await officeCall(context.get(serverApi), url, 'GetCourierBills', { page })), page };
};

export { action } from './receive-bill.server.ts';

/** What couriers charge us, what is owed to each, and the form for a bill. */
export default function CourierBills({ loaderData, actionData }: Route.ComponentProps) {
  const { bills, couriers, hasMore, today, page } = loaderData;
  const form = usePostedForm('bill', actionData);
  const shown = ['bill', ...bills.map(({ billId }) => `withdraw:${billId}`)];
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Courier’s bills</h1>
        <ListAsCsv list="courierBills" />
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Booked in Tally with the tax on them. What buyers were charged for delivery is that of the parcels that were
        sent with the courier between the days of the bill, before tax; each of several parcels of an order has its
        pieces’ share. Delivery within a price isn’t in it.
      </p>
      <PostedFailure failed={refusalWithoutForm(actionData, shown)} />
      <PostedNotice text={actionData?.done} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ul aria-label="By courier" className="mb-5 flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
            {couriers.map(({ courier, billed, takenOff }) => (
              <li key={courier}>
                <span className="font-semibold">{courier}</span>: <Money amount={billed} /> billed
                {takenOff === 0 ? null : (
                  <>
                    , <Money amount={takenOff} /> taken off remittances
                  </>
                )}
              </li>
            ))}
          </ul>
          {bills.length === 0 ? (
            <EmptyState level={2} title="No bills" text="What couriers charge is listed here once it is recorded." />
          ) : (
            <BillTable bills={bills} posted={actionData} />
          )}
          <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
            {page > 1 ? (
              <LinkButton to={officePaths.courierBillsOf(page - 1)} tone="quiet">
                Previous page
              </LinkButton>
            ) : null}
            {hasMore ? (
              <LinkButton to={officePaths.courierBillsOf(page + 1)} tone="outline">
                Next page
              </LinkButton>
            ) : null}
          </nav>
        </div>
        <BillForm form={form} today={today} last={bills.find(({ kind }) => kind === 'bill')} />
      </div>
    </div>
  );
}
