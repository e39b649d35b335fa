import { type CustomerRow, mayDo } from '@boxwright/contract';
import { Search } from 'lucide-react';
import { Form, Link, useNavigate } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { salesWords } from '../../features/office/sales-words.ts';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDate } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Customers');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 80).toWellFormed();
  const before = idIn(url.searchParams.get('before')) ?? null;
  const found = await officeCall(context.get(serverApi), url, 'FindCustomers', { search, before });
  return { ...found, search, isFirst: before === null };
};

/** The list of customers, with a search in all their details. */
export default function OfficeCustomers({ loaderData: { customers, next, search, isFirst } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const maySell = mayDo(useMemberRole(), 'selling');
  useShortcuts([
    { keys: '/', name: 'Search customers', run: () => document.getElementById('search-customers')?.focus() },
    ...(maySell ? [{ keys: 'n', name: 'New customer', run: () => void navigate(officePaths.officeNewCustomer) }] : []),
  ]);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Customers</h1>
        <p className="flex flex-wrap gap-2.5">
          <ListAsCsv list="customers" />
          {maySell ? (
            <LinkButton to={officePaths.officeNewCustomer} tone="outline" size="small">
              New customer
            </LinkButton>
          ) : null}
        </p>
      </div>
      <Form
        role="search"
        aria-label="Customers"
        action={officePaths.officeCustomers}
        className="mt-6 grid max-w-xl grid-cols-[1fr_auto] items-end gap-2.5"
      >
        <TextField
          key={search}
          id="search-customers"
          label="Name, company, mail, mobile, GSTIN or city"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={80}
        />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Search
        </Button>
      </Form>
      <div className="mt-6">
        {customers.length > 0 ? (
          <>
            <Table caption="Customers" columns={columns} rows={customers} keyOf={({ id }) => id} isDense />
            <p className="mt-3 max-w-3xl text-ink-soft text-sm">{salesWords}</p>
          </>
        ) : (
          <EmptyState
            level={2}
            title={search === '' ? 'No customers yet' : 'Nobody found'}
            text={
              search === ''
                ? 'Customers appear here once they register or are entered at the desk.'
                : `No customer has words that begin with “${search}”. Fewer letters find more.`
            }
            action={maySell ? <LinkButton to={officePaths.officeNewCustomer}>New customer</LinkButton> : null}
          />
        )}
      </div>
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {isFirst ? null : (
          <LinkButton to={officePaths.officeCustomersOf({ search })} tone="quiet">
            From the first
          </LinkButton>
        )}
        {next === null ? null : (
          <LinkButton to={officePaths.officeCustomersOf({ search, before: next })} tone="outline">
            Next 50
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

const columns: readonly TableColumn<CustomerRow>[] = [
  {
    id: 'name',
    head: 'Customer',
    isName: true,
    cell: ({ id, name, companyName }) => (
      <>
        <Link to={officePaths.officeCustomer(id)} className="wrap-anywhere underline underline-offset-4">
          {name}
        </Link>
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{companyName}</span>
      </>
    ),
  },
  { id: 'email', head: 'Mail', cell: ({ email }) => <Mail address={email} /> },
  { id: 'mobile', head: 'Mobile', cell: ({ mobile }) => <span className="figures">{mobile}</span> },
  { id: 'orders', head: 'Sold since April', isFigure: true, cell: ({ orders }) => orders },
  { id: 'value', head: 'Sales since April', isFigure: true, cell: ({ value }) => <Money amount={value} /> },
  {
    id: 'last',
    head: 'Last order',
    cell: ({ lastOrder }) =>
      lastOrder === null ? 'None' : <span className="whitespace-nowrap">{formatDate(new Date(lastOrder))}</span>,
  },
];

/** Breaks before its host if it must. */
function Mail({ address }: { address: string }) {
  const host = address.indexOf('@');
  return (
    <span className="wrap-anywhere">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  );
}
