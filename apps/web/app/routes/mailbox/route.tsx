import { ArrowLeft, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { formatMoment } from '../../features/order/moment.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { MailView } from './MailView.tsx';
import { stateNames } from './mail-states.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Mailbox | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

const asId = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const asked = url.searchParams;
  const search = (asked.get('search') ?? '').slice(0, 100).toWellFormed();
  const before = asId(asked.get('before'));
  const mails = await officeCall(api, url, 'GetMailbox', { search, ...(before === undefined ? {} : { before }) });
  const id = asId(asked.get('mail'));
  const mail = id === undefined ? null : await api.call('GetMail', { id });
  return { mails, search, paged: before !== undefined, mail: mail?.ok ? mail.value : null };
};

export default function Mailbox({ loaderData: { mails, search, paged, mail } }: Route.ComponentProps) {
  const last = mails.at(-1);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Mailbox</h1>
      <p className={classes('mt-2 max-w-2xl text-ink-soft', mail !== null && 'max-lg:hidden')}>
        Every mail that the shop writes. Until a mail server (SMTP) is set up, mails are only stored here and not sent.
      </p>
      <Form
        action={paths.mailbox}
        className={classes(
          'mt-6 grid max-w-xl grid-cols-[1fr_auto] items-end gap-2.5',
          mail !== null && 'max-lg:hidden',
        )}
      >
        <TextField key={search} label="Search" name="search" type="search" defaultValue={search} maxLength={100} />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Search
        </Button>
      </Form>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
        <Card className={classes('overflow-hidden', mail !== null && 'hidden lg:block')}>
          {mails.length === 0 ? (
            <p className="p-6 text-ink-soft">
              {search === ''
                ? 'No Data Found. The first order or registration writes the first mail.'
                : 'No Data Found'}
            </p>
          ) : (
            <ul aria-label="Mails" className="divide-y divide-line">
              {mails.map((row) => (
                <li key={row.id}>
                  <Link
                    to={paths.mail(row.id, search)}
                    preventScrollReset
                    aria-current={row.id === mail?.id ? 'true' : undefined}
                    className={classes('block px-5 py-3.5 hover:bg-board', row.id === mail?.id && 'bg-board')}
                  >
                    <span className="block font-semibold">{row.subject}</span>
                    <span className="block truncate text-[0.9375rem] text-ink-soft">{row.recipient}</span>
                    <span className="block text-sm text-ink-soft">
                      {formatMoment(row.createdAt)} · {stateNames[row.state]}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {last !== undefined && (mails.length >= 50 || paged) ? (
            <div className="flex justify-between border-line border-t p-3">
              {paged ? (
                <LinkButton to={paths.mailbox} tone="quiet" size="small">
                  Newest
                </LinkButton>
              ) : null}
              {mails.length >= 50 ? (
                <LinkButton
                  to={`${paths.mailbox}?${new URLSearchParams({ search, before: String(last.id) })}`}
                  tone="quiet"
                  size="small"
                >
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
          <div className="min-w-0 lg:sticky lg:top-6">
            <LinkButton
              to={search === '' ? paths.mailbox : `${paths.mailbox}?${new URLSearchParams({ search })}`}
              tone="quiet"
              size="small"
              className="mb-3 lg:hidden"
            >
              <ArrowLeft aria-hidden="true" className="size-4" /> All mails
            </LinkButton>
            <Card className="overflow-hidden">
              <MailView key={mail.id} mail={mail} />
            </Card>
          </div>
        )}
      </div>
    </div>
  );
}
