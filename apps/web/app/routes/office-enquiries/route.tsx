import { type EnquiryView, enquiryStateNames, enquiryViews } from '@boxwright/contract';
import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { useRowKeys } from '../../features/office/use-row-keys.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { EnquiryTable } from './EnquiryTable.tsx';

export const meta = unlistedMeta('Enquiries');

const owners = ['anybody', 'me', 'nobody'] as const;
const ownerNames = { anybody: 'Anybody', me: 'Me', nobody: 'Nobody' } as const;
const viewName = (view: EnquiryView): string =>
  view === 'waiting' ? 'Waiting' : view === 'all' ? 'All' : enquiryStateNames[view];

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams;
  const view = enquiryViews.find((known) => known === asked.get('view')) ?? 'waiting';
  const owner = owners.find((known) => known === asked.get('owner')) ?? 'anybody';
  const search = (asked.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  const before = idIn(asked.get('before'));
  const filter = { view, owner, search, ...(before === undefined ? {} : { before }) };
  const found = await officeCall(context.get(serverApi), url, 'GetEnquiries', filter);
  return { ...found, view, owner, search, isPaged: before !== undefined };
};

/** The inbox of all enquiries that came through the site's forms. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, next, view, owner, search, isPaged } = loaderData;
  const list = useRowKeys<HTMLDivElement>();
  const filter = { view: view === 'waiting' ? '' : view, owner: owner === 'anybody' ? '' : owner, search };
  const isFiltered = view !== 'waiting' || owner !== 'anybody' || search !== '';
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Enquiries</h1>
        <ListAsCsv list="enquiries" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Enquiries from the site’s forms, kept for a year. Visitors’ answers by mail arrive in the company’s own mailbox,
        not here.
      </p>
      <nav aria-label="State" className="mt-5">
        <ul className="flex flex-wrap gap-1.5">
          {enquiryViews.map((each) => (
            <li key={each}>
              <Link
                to={officePaths.officeEnquiriesOf({ ...filter, view: each === 'waiting' ? '' : each })}
                aria-current={each === view ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-md border border-line px-3.5 text-[0.9375rem] hover:bg-board aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"
              >
                {viewName(each)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        role="search"
        aria-label="Enquiries"
        action={officePaths.officeEnquiries}
        className="mt-4 grid max-w-2xl grid-cols-1 items-end gap-2.5 sm:grid-cols-[1fr_11rem_auto]"
      >
        {view === 'waiting' ? null : <input type="hidden" name="view" value={view} />}
        <TextField
          key={search}
          label="Name, company, e-mail, mobile or words"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
        />
        <Select
          key={owner}
          label="Looked after by"
          name="owner"
          defaultValue={owner}
          options={owners.map((value) => ({ value, label: ownerNames[value] }))}
        />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Filter
        </Button>
      </Form>
      <div ref={list} className="mt-5">
        {enquiries.length > 0 ? (
          <EnquiryTable enquiries={enquiries} />
        ) : (
          <EmptyState
            level={2}
            title={isFiltered ? 'No such enquiry' : 'Everything is answered'}
            text={
              isFiltered
                ? 'No enquiry has this state, this owner and these words.'
                : 'Enquiries from the site’s forms appear here.'
            }
            action={
              <LinkButton
                to={isFiltered ? officePaths.officeEnquiries : officePaths.officeEnquiriesOf({ view: 'all' })}
                tone="outline"
              >
                {isFiltered ? 'See what waits' : 'See all enquiries'}
              </LinkButton>
            }
          />
        )}
      </div>
      {next !== null || isPaged ? (
        <div className="mt-5 flex justify-between">
          {isPaged ? (
            <LinkButton to={officePaths.officeEnquiriesOf(filter)} tone="quiet">
              Newest
            </LinkButton>
          ) : (
            <span />
          )}
          {next === null ? null : (
            <LinkButton to={officePaths.officeEnquiriesOf({ ...filter, before: next })} tone="quiet">
              Older
            </LinkButton>
          )}
        </div>
      ) : null}
    </div>
  );
}
