import { accountFile } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Form, Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { OpenByAge } from '../../features/office/receivable-ages.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { AccountTable } from './AccountTable.tsx';
import { loadAccount } from './load-account.ts';
import { OpenItems } from './OpenItems.tsx';
import { TermsForm } from './TermsForm.tsx';

export const meta = unlistedMeta('Account of a customer');

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadAccount(url, context.get(serverApi), params.customerid);

export { action } from './receive-account.server.ts';

/** Reloads after a refusal too: somebody else may have changed the terms. */
export const shouldRevalidate = () => true;

/** A customer's account: what is open, their terms, and the statement of a period. */
export default function CustomerAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { account, period, failed } = loaderData;
  const sending = usePostedForm('send', actionData);
  const { customerId, name, companyName, isErased, open, openSum, ages, interest, interestBps, refundsDue, held } =
    account;
  const error = (field: string) => (failed?.field === field ? { error: failed.text } : {});
  return (
    <div className="page py-8">
      <h1 className="wrap-anywhere text-4xl">{companyName === '' ? name : companyName}</h1>
      <p className="wrap-anywhere mt-2 mb-6 text-ink-soft">
        {companyName === '' ? '' : `${name}, `}
        <Link to={officePaths.officeCustomer(customerId)} className="underline underline-offset-4">
          customer {customerId}
        </Link>
      </p>
      <PostedNotice text={actionData?.done} />
      <section aria-label="What is open" className="mt-4">
        <OpenByAge open={openSum} ages={ages} />
        {interest === 0 ? null : (
          <p className="mt-3 text-ink-soft">
            Interest at {interestBps / 100} % a year comes to <Money amount={interest} /> by today. It is stated, and
            not booked.
          </p>
        )}
        <p className="mt-3">
          <Money amount={held} /> are held on account.{' '}
          <Link to={officePaths.customerMoney(customerId)} className="underline underline-offset-4">
            Money on account
          </Link>
        </p>
        {refundsDue === 0 ? null : (
          <p className="mt-3">
            <Money amount={refundsDue} /> are to be paid back.
          </p>
        )}
        <div className="mt-5">
          {open.length === 0 ? (
            <EmptyState level={2} title="Nothing is open" text="This customer has paid everything." />
          ) : (
            <OpenItems items={open} hasInterest={interestBps > 0} />
          )}
        </div>
      </section>
      {isErased ? null : (
        <Card className="mt-8 max-w-3xl p-5 sm:p-6">
          <h2 className="mb-4 text-2xl">Terms</h2>
          <TermsForm terms={account.terms} posted={actionData} />
        </Card>
      )}
      <section aria-labelledby="statement" className="mt-10">
        <h2 id="statement" className="text-2xl">
          Statement of account
        </h2>
        <Form
          key={`${period.from} ${period.to}`}
          action={officePaths.customerAccount(customerId)}
          aria-label="Period"
          className="mt-4 grid max-w-2xl grid-cols-2 items-start gap-2.5 sm:grid-cols-[1fr_1fr_auto]"
        >
          <TextField label="From" name="from" type="date" defaultValue={period.from} {...error('from')} />
          <TextField label="To" name="to" type="date" defaultValue={period.to} {...error('to')} />
          <Button type="submit" tone="ink" className="max-sm:col-span-2 sm:mt-7.5">
            Show
          </Button>
        </Form>
        {failed === undefined ? (
          <>
            <div className="mt-4 flex flex-wrap gap-2.5">
              <a href={accountFile(customerId, 'pdf', period)} download className={buttonStyle('outline', 'small')}>
                <Download aria-hidden="true" className="size-4.5" /> PDF
              </a>
              <a href={accountFile(customerId, 'csv', period)} download className={buttonStyle('outline', 'small')}>
                <Download aria-hidden="true" className="size-4.5" /> CSV
              </a>
              {isErased ? null : (
                <OfficeForm of={sending} hidden={period} isAllAbove aria-label="Mail the statement">
                  <Button type="submit" tone="outline" size="small" busy={sending.isSending && 'Mailing…'}>
                    Mail it to the customer
                  </Button>
                </OfficeForm>
              )}
            </div>
            <p className="mt-3 text-ink-soft text-sm">
              {formatDay(period.from)} to {formatDay(period.to)}. An order enters with its invoice, money on the day on
              which it was recorded.
            </p>
            <AccountTable opening={account.opening} entries={account.entries} closing={account.closing} />
          </>
        ) : null}
      </section>
    </div>
  );
}
