import type { AccountPeriodForm, Output } from '@boxwright/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

type Checked = Output<'CheckEInvoices'>;

interface EInvoiceCheckProps {
  period: AccountPeriodForm;
  /** Null until it is asked for. */
  checked: Checked | null;
}

/** What the invoice registration portal would refuse, and how to mend it. */
export const EInvoiceCheck = ({ period, checked }: EInvoiceCheckProps) => (
  <section aria-labelledby="e-invoices" className="mt-10">
    <h2 id="e-invoices" className="text-2xl">
      E-invoices
    </h2>
    {checked === null ? (
      <>
        <p className="mt-2 max-w-2xl text-ink-soft">
          Invoices to registered buyers are checked against the public schema before they are uploaded.
        </p>
        <LinkButton to={officePaths.accountsOf(period, true)} tone="outline" className="mt-3" preventScrollReset>
          Check e-invoices
        </LinkButton>
      </>
    ) : (
      <>
        <p role="status" className="mt-2 max-w-2xl">
          {summary(checked)}
        </p>
        <Waiting {...checked} />
        {checked.problems.length === 0 ? null : (
          <div className="mt-4">
            <Table
              caption="What the portal would refuse"
              columns={columns}
              rows={checked.problems}
              keyOf={({ number, problem }) => `${number} ${problem}`}
            />
          </div>
        )}
      </>
    )}
    <p className="mt-4">
      <Link to={officePaths.eInvoices} className="font-semibold underline underline-offset-4">
        Record the portal’s answer, and see what is registered
      </Link>
    </p>
  </section>
);

/** Which documents have no reference number yet. */
function Waiting({ waiting, registered, eInvoices }: Checked) {
  if (eInvoices === 0) return null;
  if (waiting.length === 0) return <p className="mt-2">All of them are registered.</p>;
  return (
    <p className="mt-2 max-w-3xl">
      {registered} of them {registered === 1 ? 'is' : 'are'} registered. Without a reference number (IRN):{' '}
      {waiting.map(({ number, orderId }, place) => (
        <Fragment key={number}>
          {place === 0 ? '' : ', '}
          <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
            {number}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

function summary({ eInvoices, problems, isComplete }: Checked): string {
  const count = eInvoices === 1 ? '1 e-invoice was checked' : `${eInvoices} e-invoices were checked`;
  const wrong = new Set(problems.map(({ number }) => number)).size;
  const found = wrong === 0 ? 'the portal would take all of them' : `the portal would refuse ${wrong}`;
  const rest = isComplete
    ? ''
    : ' There are more documents in this period than this page checks: the download checks all.';
  if (eInvoices === 0) return `There are no invoices to registered buyers in this period.${rest}`;
  return `${count}: ${found}.${rest}`;
}

const columns: readonly TableColumn<Checked['problems'][number]>[] = [
  { id: 'number', head: 'Document', isName: true, cell: ({ number }) => <span className="figures">{number}</span> },
  { id: 'problem', head: 'Problem', cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span> },
  { id: 'mend', head: 'How to mend it', cell: ({ mend }) => mend },
];
