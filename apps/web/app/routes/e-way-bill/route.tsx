import { ewayFileAddress } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { Download } from 'lucide-react';
import { data, Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { CancelForm, MadeForm } from './BillForms.tsx';
import { TransportForm } from './TransportForm.tsx';

export const meta = unlistedMeta('E-way bill');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const orderId = idIn(params.orderid);
  if (orderId === undefined) throw data('There is no such order.', { status: 404 });
  const challan = idIn(url.searchParams.get('challan') ?? '');
  const asked = { orderId, ...(challan === undefined ? {} : { challan }) };
  return { orderId, shown: await officeCall(context.get(serverApi), url, 'GetEWayBill', asked) };
};

export { action } from './receive-e-way-form.server.ts';

/** How the goods of an order travel, the file for the portal, and the e-way bill that it made. */
export default function EWayBill({ loaderData: { orderId, shown }, actionData }: Route.ComponentProps) {
  const { number, paper, challan, challans, value, limit, isNeeded, transport, bill, isCancellable, cancelled } = shown;
  const forms = [
    ...(paper === null || bill !== null ? [] : ['transport']),
    ...(transport === null || bill !== null ? [] : ['bill']),
    ...(isCancellable ? ['cancel'] : []),
  ];
  return (
    <div className="page py-8">
      <Breadcrumb
        crumbs={[{ label: `Order ${number}`, to: officePaths.officeOrder(orderId) }, { label: 'E-way bill' }]}
      />
      <h1 className="text-4xl">E-way bill</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        {paper ?? `Order ${number}`} is worth {rupees(value)} with tax.{' '}
        {isNeeded
          ? `Above ${rupees(limit)} goods may only leave with an e-way bill.`
          : `Goods need an e-way bill above ${rupees(limit)}, so these need none; one can be made all the same.`}
      </p>
      {challans.length < 2 ? null : (
        <nav aria-label="Parcels" className="mb-4 flex flex-wrap gap-x-5">
          {challans.map((each) => (
            <Link
              key={each.id}
              to={officePaths.eWayBill(orderId, each.id)}
              aria-current={each.id === challan ? 'page' : undefined}
              className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
            >
              {each.number}
            </Link>
          ))}
        </nav>
      )}
      <PostedNotice text={actionData?.done} />
      <PostedFailure failed={refusalWithoutForm(actionData, forms)} />
      {paper === null ? (
        <EmptyState
          level={2}
          title="Not sent yet"
          text="The bill is about the tax invoice, which is issued when the order is sent. Then it is made here."
        />
      ) : (
        <div className="grid max-w-3xl gap-5">
          {bill === null ? (
            <>
              <Card className="p-5">
                <h2 className="text-2xl">1. How the goods travel</h2>
                <TransportForm transport={transport} posted={actionData} />
              </Card>
              {transport === null ? null : (
                <>
                  <Card className="p-5">
                    <h2 className="text-2xl">2. At the portal</h2>
                    <p className="mt-2 text-[0.9375rem]">
                      Upload the file at the e-way bill portal under E-way Bill, Generate Bulk. An e-invoice that isn’t
                      registered yet has this transport in its file too, and the portal then makes both.
                    </p>
                    <a
                      href={ewayFileAddress(orderId, challan)}
                      download
                      className={`${buttonStyle('outline', 'small')} mt-3`}
                    >
                      <Download aria-hidden="true" className="size-4.5" /> Download the file
                    </a>
                  </Card>
                  <Card className="p-5">
                    <h2 className="text-2xl">3. What the portal gave</h2>
                    <MadeForm posted={actionData} />
                  </Card>
                </>
              )}
            </>
          ) : (
            <Card className="p-5">
              <h2 className="text-2xl">
                E-way bill <span className="figures">{bill.number}</span>
              </h2>
              <p className="mt-2">
                Made {formatMoment(bill.madeAt)}, valid until {formatDay(bill.validUntil)}, midnight. Noted by {bill.by}
                . A copy of the paper that shows it is among the order’s documents.
              </p>
              {isCancellable ? <CancelForm posted={actionData} /> : null}
            </Card>
          )}
          {cancelled.length === 0 ? null : (
            <ul aria-label="Cancelled" className="text-[0.9375rem] text-ink-soft">
              {cancelled.map((each) => (
                <li key={each.number}>
                  {each.number} of {formatMoment(each.madeAt)} was cancelled
                  {each.cancelledAt === null ? '' : ` ${formatMoment(each.cancelledAt)}`}.
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const rupees = (amount: number) => formatRupees(amount as Paise);
