import { officeCall } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { EInvoiceTable } from './EInvoiceTable.tsx';

export const meta = unlistedMeta('E-invoices');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const before = idIn(url.searchParams.get('before'));
  const found = await officeCall(context.get(serverApi), url, 'GetEInvoices', before === undefined ? {} : { before });
  return { ...found, isFirst: before === undefined };
};

export { action } from './receive-answer.server.ts';

/** The page on which Accounts records the answers of the invoice registration portal. */
export default function EInvoices({ loaderData: { eInvoices, next, isFirst }, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="text-4xl">E-invoices</h1>
      <ol className="mt-3 mb-6 max-w-2xl list-decimal space-y-1 pl-5 text-ink-soft">
        <li>
          Under{' '}
          <a href={officePaths.accounts} className="underline underline-offset-4">
            Accounts
          </a>
          , download the e-invoices of a period and upload the JSON file at the portal.
        </li>
        <li>Download the portal’s answer as JSON, and record it here.</li>
        <li>Print the copy with the QR code; customers find it among the documents of their order.</li>
      </ol>
      <AnswerForm posted={actionData} />
      <section aria-labelledby="registered" className="mt-10">
        <h2 id="registered" className="mb-4 text-2xl">
          Registered
        </h2>
        {eInvoices.length === 0 ? (
          <EmptyState
            level={3}
            title="Nothing is registered yet"
            text="Invoices and credit notes appear here once the portal’s answer is recorded."
          />
        ) : (
          <EInvoiceTable eInvoices={eInvoices} />
        )}
        <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
          {isFirst ? null : (
            <LinkButton to={officePaths.eInvoices} tone="quiet">
              From the first
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton to={officePaths.eInvoicesBefore(next)} tone="outline">
              Next 25
            </LinkButton>
          )}
        </nav>
      </section>
    </div>
  );
}
