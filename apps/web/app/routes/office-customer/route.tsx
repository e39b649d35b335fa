import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { refusalWithoutForm, usePostedForm } from '../../features/office/posted-form.ts';
import { whatsAppTo } from '../../features/office/whats-app.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { formatDate } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { CorrectForm, PersonalData } from './CustomerForms.tsx';
import { CustomerLists } from './CustomerLists.tsx';
import { type LoadedPage, loadCustomer } from './load-customer.ts';

export const meta = unlistedMeta('Customer');

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadCustomer(url, context.get(serverApi), params.customerid);

export { action } from './receive-customer.server.ts';

/** Reloads after a refusal too, because somebody else may have changed the customer. */
export const shouldRevalidate = () => true;

/** The names of the forms on the page. */
function shownForms({ customer, maySell, mayExport }: LoadedPage): string[] {
  if (customer.isErased) return [];
  const toSell = maySell ? customer.quotations.map(({ id }) => `sell-quotation:${id}`) : [];
  const ofData = mayExport ? ['export', ...(customer.heldUpBy.length === 0 ? ['erase'] : [])] : [];
  return ['sell', 'correct', ...toSell, ...ofData];
}

/** A customer as the staff see them. */
export default function OfficeCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, maySell, mayExport, maySeeAccount } = loaderData;
  const selling = usePostedForm('sell', actionData);
  const refusal = refusalWithoutForm(actionData, shownForms(loaderData));
  const { name, companyName, email, mobile, since, isErased } = customer;
  return (
    <div className="page py-8">
      <h1 className="wrap-anywhere text-4xl">{name}</h1>
      <p className="wrap-anywhere mt-2 text-ink-soft">
        {companyName === '' ? '' : `${companyName}, `}customer {customer.id} since {formatDate(since)}
      </p>
      {maySeeAccount ? (
        <p className="mt-2">
          <Link to={officePaths.customerAccount(customer.id)} className="underline underline-offset-4">
            Account, terms and statement
          </Link>
        </p>
      ) : null}
      {isErased ? (
        <p className="mt-4 max-w-2xl">The data of this customer are erased. Their orders stay, as the law asks.</p>
      ) : (
        <OfficeForm of={selling} isAllAbove className="mt-4 flex flex-wrap gap-2.5">
          {maySell ? <Button type="submit">Sell to this customer</Button> : null}
          <a href={`mailto:${email}`} className={buttonStyle('outline')}>
            Mail
          </a>
          <a href={`tel:+91${mobile}`} className={buttonStyle('outline')}>
            Call {mobile}
          </a>
          <a
            href={whatsAppTo(mobile, `Hello ${name},`)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('outline')}
          >
            WhatsApp
          </a>
        </OfficeForm>
      )}
      <PressNotice isShown={refusal !== undefined || actionData?.done !== undefined} className="mt-6">
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={refusal} />
      </PressNotice>
      <div className="mt-6 flex flex-col gap-10">
        {isErased ? null : (
          <Card className="max-w-4xl p-5 sm:p-6">
            <h2 className="mb-4 text-2xl">Details</h2>
            <CorrectForm key={customer.changedAt.toISOString()} customer={customer} posted={actionData} />
          </Card>
        )}
        <CustomerLists customer={customer} maySell={maySell && !isErased} posted={actionData} />
        {mayExport && !isErased ? (
          <section aria-label="Personal data" className="max-w-4xl">
            <h2 className="mb-3 text-2xl">Personal data</h2>
            <PersonalData customer={customer} posted={actionData} download={actionData?.download} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
