import { Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Route } from './+types/route.ts';
import { Entries } from './Entries.tsx';
import { AllotForm, PayBackForm } from './HeldForms.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

export const meta = unlistedMeta('Money on account');

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetMoneyOnAccount', { customerId: idIn(params.customerid) ?? 0 });

export { action } from './receive-money.server.ts';

/** Reloads after a refusal too: somebody else may have changed what is held. */
export const shouldRevalidate = () => true;

/** What is held for a customer beside their orders, and money that pays several orders at once. */
export default function CustomerMoney({ loaderData, actionData }: Route.ComponentProps) {
  const { customerId, name, companyName, isErased, held, payable, entries, today, may } = loaderData;
  return (
    <div className="page py-8">
      <h1 className="wrap-anywhere text-4xl">{companyName === '' ? name : companyName}</h1>
      <p className="wrap-anywhere mt-2 mb-6 text-ink-soft">
        {companyName === '' ? '' : `${name}, `}
        <Link to={officePaths.officeCustomer(customerId)} className="underline underline-offset-4">
          customer {customerId}
        </Link>
        {may.accounts ? (
          <>
            {', '}
            <Link to={officePaths.customerAccount(customerId)} className="underline underline-offset-4">
              account and statement
            </Link>
          </>
        ) : null}
      </p>
      <PostedNotice text={actionData?.done} />
      <p className="mt-2 text-xl">
        <Money amount={held} className="font-semibold" /> held on account
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {isErased ? null : (
          <Card className="p-5 sm:p-6 lg:col-span-2">
            <h2 className="mb-4 text-2xl">Money that came in</h2>
            <ReceiptForm payable={payable} today={today} posted={actionData} />
          </Card>
        )}
        {held > 0 && payable.length > 0 ? (
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-2xl">Pay orders from the account</h2>
            <div className="grid gap-3">
              {payable.map((order) => (
                <AllotForm key={order.orderId} order={order} held={held} posted={actionData} />
              ))}
            </div>
          </Card>
        ) : null}
        {held > 0 && may.refunds ? (
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-2xl">Paid back</h2>
            <PayBackForm held={held} today={today} posted={actionData} />
          </Card>
        ) : null}
      </div>
      <section aria-labelledby="entries" className="mt-10 max-w-3xl">
        <h2 id="entries" className="mb-4 text-2xl">
          Entries
        </h2>
        {entries.length === 0 ? (
          <EmptyState level={3} title="Nothing yet" text="Money that isn’t for one order alone is recorded above." />
        ) : (
          <Entries entries={entries} today={today} mayReverse={may.reversals} posted={actionData} />
        )}
      </section>
    </div>
  );
}
