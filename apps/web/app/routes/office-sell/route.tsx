import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Sell on the phone');

/** The maximum of customers offered; typing more letters finds fewer. */
const shown = 8;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 80).toWellFormed();
  const { sales } = await officeCall(api, url, 'GetSales', {});
  const found = search === '' ? [] : (await officeCall(api, url, 'FindCustomers', { search, before: null })).customers;
  return { sales, search, customers: found.slice(0, shown) };
};

export { action } from './receive-start.server.ts';

/** The first page of an order on the phone: finds the caller. */
export default function OfficeSell({ loaderData: { sales, search, customers }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  useShortcuts([
    { keys: '/', name: 'Search the caller', run: () => document.getElementById('search-caller')?.focus() },
  ]);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Sell on the phone</h1>
      <Form
        role="search"
        aria-label="Caller"
        action={officePaths.officeSell}
        className="mt-6 grid max-w-xl grid-cols-[1fr_auto] items-end gap-2.5"
      >
        <TextField
          key={search}
          id="search-caller"
          label="Who is calling?"
          hint="Name, company, mail, mobile, GSTIN or city."
          name="search"
          type="search"
          defaultValue={search}
          maxLength={80}
        />
        <Button type="submit" tone="ink" className="mb-7">
          <Search aria-hidden="true" className="size-5" /> Search
        </Button>
      </Form>
      {search === '' ? null : (
        <OfficeForm of={form} isAllAbove className="mt-4 flex max-w-3xl flex-col gap-2.5">
          <ul aria-label="Customers found" className="flex flex-col gap-2.5">
            {customers.map(({ id, name, companyName, email, mobile }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-card px-4 py-3"
              >
                <span className="wrap-anywhere min-w-0">
                  <span className="font-semibold">{name}</span> {companyName}
                  <span className="block text-ink-soft text-sm">
                    {email}, {mobile}
                  </span>
                </span>
                <Button type="submit" name="customer" value={id} size="small">
                  Sell to {name}
                </Button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-ink-soft">
            {customers.length === 0 ? `No customer has words that begin with “${search}”.` : null}
          </p>
        </OfficeForm>
      )}
      <LinkButton to={officePaths.officeNewCustomer} tone="outline" className="mt-4">
        New customer
      </LinkButton>
      <h2 className="mt-10 text-2xl">Begun and not ordered</h2>
      <div className="mt-4">
        {sales.length === 0 ? (
          <p className="text-ink-soft">
            No sale is open. A sale begun for a caller is listed here until it is ordered.
          </p>
        ) : (
          <ul className="flex max-w-3xl flex-col gap-2.5">
            {sales.map(({ id, customerName, companyName, openedAt, lines }) => (
              <li key={id} className="rounded-lg border border-line bg-card px-4 py-3">
                <Link
                  to={officePaths.officeSale(id)}
                  className="wrap-anywhere font-semibold underline underline-offset-4"
                >
                  {customerName}
                  {companyName === '' ? '' : `, ${companyName}`}
                </Link>
                <span className="block text-ink-soft text-sm">
                  {lines === 1 ? '1 item' : `${lines} items`}, begun {formatMoment(openedAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
