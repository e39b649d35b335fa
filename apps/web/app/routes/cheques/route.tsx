import { type ChequeList, type ChequeRow, chequeLists, isChequeList } from '@boxwright/contract';
import { Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm, usePostedForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { chequeColumns } from './columns.tsx';
import { EndedForm, WaitingForms } from './WaitingForms.tsx';

export const meta = unlistedMeta('Cheques');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('list') ?? '';
  const list: ChequeList = isChequeList(asked) ? asked : 'waiting';
  const page = countIn(url.searchParams.get('page') ?? '') || 1;
  const found = await officeCall(context.get(serverApi), url, 'GetCheques', { list, page });
  return { ...found, list, page };
};

export { action } from './receive-cheque.server.ts';

const lists: Readonly<Record<ChequeList, { readonly name: string; readonly text: string; readonly none: string }>> = {
  waiting: {
    name: 'Not cleared yet',
    text: 'Cheques that were handed in. An order isn’t paid before its cheque has cleared.',
    none: 'A cheque that is noted here waits until the bank has paid it.',
  },
  cleared: {
    name: 'Cleared',
    text: 'The bank has paid these. One that it takes back is reversed at the money of its order, as not paid by the bank.',
    none: 'What the bank has paid is listed here.',
  },
  bounced: {
    name: 'Bounced',
    text: 'Cheques that the bank didn’t pay or took back, and those that were given back. If one is paid in again, note it again.',
    none: 'What the bank didn’t pay is listed here.',
  },
};

/** Cheques that wait for the bank, and what became of the others. */
export default function Cheques({ loaderData, actionData }: Route.ComponentProps) {
  const { cheques, hasMore, today, list, page } = loaderData;
  const note = usePostedForm('note', actionData);
  const isWaiting = list === 'waiting';
  const shown = [
    ...(isWaiting ? ['note'] : []),
    ...cheques.flatMap(({ chequeId }) => (chequeId === null ? [] : [`clear:${chequeId}`, `end:${chequeId}`])),
  ];
  const lastColumns = {
    waiting: [whatBecame(today, actionData)],
    cleared: [takenBack],
    bounced: [bankFee, wrong(today, actionData)],
  };
  const columns = [...chequeColumns(list), ...lastColumns[list]];
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Cheques</h1>
        <ListAsCsv list="cheques" />
      </div>
      <nav aria-label="Lists of cheques" className="mt-5 flex flex-wrap gap-2">
        {chequeLists.map((each) => (
          <LinkButton
            key={each}
            to={officePaths.chequesOf(each)}
            tone={each === list ? 'ink' : 'outline'}
            aria-current={each === list ? 'page' : undefined}
            size="small"
          >
            {lists[each].name}
          </LinkButton>
        ))}
      </nav>
      <p className="mt-4 mb-6 max-w-2xl text-ink-soft">{lists[list].text}</p>
      <PostedFailure failed={refusalWithoutForm(actionData, shown)} />
      <PostedNotice text={actionData?.done} />
      <div className={isWaiting ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]' : ''}>
        <div className="min-w-0">
          {cheques.length === 0 ? (
            <EmptyState level={2} title="No cheques" text={lists[list].none} />
          ) : (
            <Table
              caption={lists[list].name}
              columns={columns}
              rows={cheques}
              keyOf={(row) => `${row.chequeId ?? ''} ${row.ledgerId ?? ''} ${row.number} ${row.bank} ${row.day}`}
              isDense
            />
          )}
          <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
            {page > 1 ? (
              <LinkButton to={officePaths.chequesOf(list, page - 1)} tone="quiet">
                Previous page
              </LinkButton>
            ) : null}
            {hasMore ? (
              <LinkButton to={officePaths.chequesOf(list, page + 1)} tone="outline">
                Next page
              </LinkButton>
            ) : null}
          </nav>
        </div>
        {isWaiting ? (
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-2xl">A cheque came</h2>
            <OfficeForm of={note} aria-label="A cheque came" className="flex flex-col gap-4">
              <TextField
                label="Order"
                hint="Such as BW26-010001"
                maxLength={20}
                autoComplete="off"
                {...note.field('order')}
              />
              <TextField
                label="Number of the cheque"
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                {...note.field('number')}
              />
              <TextField label="Bank" maxLength={40} autoComplete="off" {...note.field('bank')} />
              <TextField label="Dated" type="date" {...note.field('datedOn', today)} />
              <TextField
                label="Amount in rupees"
                inputMode="decimal"
                maxLength={16}
                autoComplete="off"
                {...note.field('amount')}
              />
              <Button type="submit" tone="primary" busy={note.isSending && 'Noting…'}>
                Note it
              </Button>
            </OfficeForm>
          </Card>
        ) : null}
      </div>
    </div>
  );
}

const whatBecame = (today: string, posted: Route.ComponentProps['actionData']): TableColumn<ChequeRow> => ({
  ...{ id: 'became', head: 'What became of it' },
  cell: (cheque) => <WaitingForms cheque={cheque} today={today} posted={posted} />,
});

const bankFee: TableColumn<ChequeRow> = {
  ...{ id: 'fee', head: 'Bank’s charge', isFigure: true },
  cell: (row) => (row.bankFee === 0 ? '' : <Money amount={row.bankFee} />),
};

/** One that was recorded as paid is put right at the money of its order. */
const wrong = (today: string, posted: Route.ComponentProps['actionData']): TableColumn<ChequeRow> => ({
  ...{ id: 'wrong', head: 'Wrong' },
  cell: (cheque) => (cheque.chequeId === null ? '' : <EndedForm cheque={cheque} today={today} posted={posted} />),
});

const takenBack: TableColumn<ChequeRow> = {
  ...{ id: 'back', head: 'Bank took it back' },
  cell: ({ orderId, ledgerId, customerId, number }) => (
    <Link
      to={
        orderId === null || ledgerId === null
          ? officePaths.customerMoney(customerId)
          : officePaths.officeOrderAct(orderId, 'reverse', { to: String(ledgerId) })
      }
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      Reverse<span className="sr-only"> {number}</span>
    </Link>
  ),
};
