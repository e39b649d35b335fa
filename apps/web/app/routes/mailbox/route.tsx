import { ArrowLeft, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { mailStateNames } from '../../features/office/mail-states.ts';
import { officeCall } from '../../features/office/office-call.ts';
import { useRowKeys } from '../../features/office/use-row-keys.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { MailView } from './MailView.tsx';

export const meta = unlistedMeta('Mailbox');

const states = ['queued', 'sent', 'kept', 'failed'] as const;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const asked = url.searchParams;
  const search = (asked.get('search') ?? '').slice(0, 100).toWellFormed();
  const before = idIn(asked.get('before'));
  const state = states.find((known) => known === asked.get('state'));
  const mails = await officeCall(api, url, 'GetMailbox', {
    search,
    ...(state === undefined ? {} : { state }),
    ...(before === undefined ? {} : { before }),
  });
  const id = idIn(asked.get('mail'));
  const mail = id === undefined ? null : await api.call('GetMail', { id });
  const done = asked.get('done') === 'again' ? 'A copy is on its way.' : undefined;
  return { mails, search, state, paged: before !== undefined, mail: mail?.ok ? mail.value : null, done };
};

export { action } from './receive-resend.server.ts';

export default function Mailbox({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, search, state, paged, mail, done } = loaderData;
  const filter = { search, state: state ?? '' };
  const list = useRowKeys<HTMLUListElement>();
  const last = mails.at(-1);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Mailbox</h1>
        <ListAsCsv list="mails" />
      </div>
      <p className={classes('mt-2 max-w-2xl text-ink-soft', mail !== null && 'max-lg:hidden')}>
        Every mail that the shop writes. Until a mail server (SMTP) is set up, mails are only stored here and not sent.
      </p>
      <Form
        action={officePaths.mailbox}
        className={classes(
          'mt-6 grid max-w-2xl grid-cols-1 items-end gap-2.5 sm:grid-cols-[1fr_13rem_auto]',
          mail !== null && 'max-lg:hidden',
        )}
      >
        <TextField key={search} label="Search" name="search" type="search" defaultValue={search} maxLength={100} />
        <Select
          key={`state ${state}`}
          label="State"
          name="state"
          defaultValue={state ?? ''}
          placeholder="All"
          options={states.map((value) => ({ value, label: mailStateNames[value] }))}
        />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Search
        </Button>
      </Form>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
        <Card className={classes('overflow-hidden', mail !== null && 'hidden lg:block')}>
          {mails.length === 0 ? (
            <p className="p-6 text-ink-soft">
              {search === '' && state === undefined
                ? 'No Data Found. The first order or registration writes the first mail.'
                : 'No Data Found'}
            </p>
          ) : (
            <ul ref={list} aria-label="Mails" className="divide-y divide-line">
              {mails.map((row) => (
                <li key={row.id}>
                  <Link
                    to={officePaths.mailboxOf({ ...filter, mail: row.id })}
                    data-row
                    preventScrollReset
                    aria-current={row.id === mail?.id ? 'true' : undefined}
                    className={classes('block px-5 py-3.5 hover:bg-board', row.id === mail?.id && 'bg-board')}
                  >
                    <span className="block font-semibold">{row.subject}</span>
                    <span className="block truncate text-[0.9375rem] text-ink-soft">{row.recipient}</span>
                    <span className="block text-sm text-ink-soft">
                      {formatMoment(row.createdAt)} · {mailStateNames[row.state]}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {last !== undefined && (mails.length >= 50 || paged) ? (
            <div className="flex justify-between border-line border-t p-3">
              {paged ? (
                <LinkButton to={officePaths.mailboxOf(filter)} tone="quiet" size="small">
                  Newest
                </LinkButton>
              ) : null}
              {mails.length >= 50 ? (
                <LinkButton to={officePaths.mailboxOf({ ...filter, before: last.id })} tone="quiet" size="small">
                  Older
                </LinkButton>
              ) : null}
            </div>
          ) : null}
        </Card>
        {mail === null ? (
          <p className="crease hidden rounded-lg border p-10 text-center text-ink-soft lg:block">
            Choose a mail to read it.
          </p>
        ) : (
          <Beside className="min-w-0">
            <LinkButton to={officePaths.mailboxOf(filter)} tone="quiet" size="small" className="mb-3 lg:hidden">
              <ArrowLeft aria-hidden="true" className="size-4" /> All mails
            </LinkButton>
            <Card className="overflow-hidden">
              <MailView key={mail.id} mail={mail} done={done} failed={actionData?.failed} />
            </Card>
          </Beside>
        )}
      </div>
    </div>
  );
}
