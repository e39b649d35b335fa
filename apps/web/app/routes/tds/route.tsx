import type { DeductedTaxRow } from '@boxwright/contract';
import { quarterName } from '@boxwright/orders';
import { Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { countIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';
import { Certificates, certificateForm } from './Certificates.tsx';

export const meta = unlistedMeta('Deducted tax');

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const year = countIn(url.searchParams.get('year') ?? '');
  return officeCall(
    context.get(serverApi),
    url,
    'GetTds',
    year !== undefined && year >= 2000 && year < 3000 ? { year } : {},
  );
};

export { action } from './receive-certificate.server.ts';

/** Tax that buyers deducted from what they paid, by quarter, and whose certificates have come. */
export default function DeductedTax({ loaderData: { rows, year, years, today }, actionData }: Route.ComponentProps) {
  const quarters = [...Map.groupBy(rows, ({ quarter }) => quarter)];
  const shown = rows.flatMap((row) => [
    certificateForm(row),
    ...row.certificates.map(({ certificateId }) => `withdraw:${certificateId}`),
  ]);
  const columns: readonly TableColumn<DeductedTaxRow>[] = [
    ...figures,
    {
      ...{ id: 'certificates', head: 'Certificates' },
      cell: (row) => <Certificates row={row} today={today} posted={actionData} />,
    },
  ];
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Deducted tax</h1>
        <ListAsCsv list="tds" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        TDS that buyers kept from what they paid us. It is ours once the buyer has paid it to the government and given
        the certificate of the quarter; compare both with Form 26AS.
      </p>
      {years.length > 1 ? (
        <nav aria-label="Financial years" className="mt-5 flex flex-wrap gap-2">
          {years.map((each) => (
            <LinkButton
              key={each}
              to={officePaths.tdsOf(each)}
              tone={each === year ? 'ink' : 'outline'}
              aria-current={each === year ? 'page' : undefined}
              size="small"
            >
              {each}-{String((each + 1) % 100).padStart(2, '0')}
            </LinkButton>
          ))}
        </nav>
      ) : null}
      <div className="mt-6">
        <PostedFailure failed={refusalWithoutForm(actionData, shown)} />
        <PostedNotice text={actionData?.done} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          level={2}
          title="Nothing was deducted"
          text="Tax that a buyer keeps is entered beside the amount when its money is recorded on its account."
        />
      ) : (
        quarters.map(([quarter, own]) => (
          <section key={quarter} aria-label={quarterName(quarter)} className="mt-8">
            <h2 className="text-2xl">{quarterName(quarter)}</h2>
            <p className="mb-3 text-ink-soft">
              <Money amount={sumOf(own, 'deducted')} /> deducted, <Money amount={sumOf(own, 'awaited')} /> without a
              certificate.
            </p>
            <Table
              caption={quarterName(quarter)}
              columns={columns}
              rows={own}
              keyOf={({ customerId }) => customerId}
              isDense
            />
          </section>
        ))
      )}
    </div>
  );
}

const sumOf = (rows: readonly DeductedTaxRow[], which: 'deducted' | 'awaited') =>
  rows.reduce((sum, row) => sum + row[which], 0);

const figures: readonly TableColumn<DeductedTaxRow>[] = [
  {
    ...{ id: 'customer', head: 'Buyer', isName: true },
    cell: ({ customerId, customerName, gstin }) => (
      <>
        <Link to={officePaths.customerAccount(customerId)} className="wrap-anywhere underline underline-offset-4">
          {customerName}
        </Link>
        {gstin === '' ? null : <span className="figures block text-ink-soft text-sm">{gstin}</span>}
      </>
    ),
  },
  { id: 'deducted', head: 'Deducted', isFigure: true, cell: ({ deducted }) => <Money amount={deducted} /> },
  { id: 'certified', head: 'Certified', isFigure: true, cell: ({ certified }) => <Money amount={certified} /> },
  {
    ...{ id: 'awaited', head: 'Awaited', isFigure: true },
    cell: ({ awaited, isLate, certified, deducted }) => (
      <>
        <Money amount={awaited} />
        {isLate ? <span className="block text-vermilion-deep">Should have come</span> : null}
        {certified > deducted ? <span className="block text-vermilion-deep">More than was recorded</span> : null}
      </>
    ),
  },
];
