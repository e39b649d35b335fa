import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Route } from './+types/route.ts';
import { Downloads } from './Downloads.tsx';
import { EInvoiceCheck } from './EInvoiceCheck.tsx';
import { InputTax } from './InputTax.tsx';
import { loadAccounts } from './load-accounts.ts';
import { MonthsClose } from './MonthsClose.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { SeriesTable } from './SeriesTable.tsx';

export const meta = unlistedMeta('Accounts');

export const loader = ({ url, context }: Route.LoaderArgs) => loadAccounts(url, context.get(serverApi));

export { action } from './receive-closing.server.ts';

/** The page on which the accountant sees what a period sums to, and downloads its files. */
export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  const { periods, period, failed, series, inputTax, checked, closing } = loaderData;
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Accounts</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        What the tax documents of a period sum to, as they were issued. Demonstration orders aren’t in it. Each download
        is noted with your name.
      </p>
      <PeriodForm periods={periods} period={period} failed={failed} />
      {failed === undefined ? (
        <>
          <section aria-label="Sums" className="mt-8">
            {series.length === 0 ? (
              <EmptyState
                level={2}
                title="No documents"
                text="No invoice, credit note or voucher was issued in this period. Choose another above."
              />
            ) : (
              <SeriesTable series={series} />
            )}
            {inputTax === null ? null : <InputTax {...inputTax} />}
          </section>
          <section aria-labelledby="downloads" className="mt-10">
            <h2 id="downloads" className="mb-4 text-2xl">
              Downloads
            </h2>
            <Downloads period={period} />
          </section>
          {series.length === 0 ? null : <EInvoiceCheck period={period} checked={checked} />}
          {closing === null ? null : <MonthsClose {...closing} period={period} posted={actionData} />}
        </>
      ) : (
        <p role="alert" className="mt-6 font-semibold text-vermilion-deep">
          {failed.text}
        </p>
      )}
    </div>
  );
}
