import type { OrderDocument } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Card } from '../../../ui/Card.tsx';
import { formatMoment } from '../../../ui/moment.ts';

/** What each kind is for; buyers don't know all the names. */
const purposes: Readonly<Record<string, string>> = {
  'order-form': 'What you ordered and what it costs',
  'key-line': 'The dieline of each box, to design on',
  proforma: 'What is to be paid, for your accounts; not a tax invoice',
  'receipt-voucher': 'For a payment received before dispatch',
  'refund-voucher': 'For money paid back that is on no invoice',
  'tax-invoice': 'The whole order with its GST',
  'credit-note': 'Amounts taken off the invoice',
  'debit-note': 'Amounts added to the invoice',
  'delivery-challan': 'Goes with the goods',
  'e-way-bill': 'The same invoice with its e-way bill: it goes with the goods',
  'e-invoice': 'The same invoice, registered at the portal: print this one',
};

/** Documents in copies: buyers get the original; the desk also prints the transporter's and our own. */
const inCopies: ReadonlySet<string> = new Set(['tax-invoice', 'e-invoice', 'e-way-bill', 'delivery-challan']);

/** An order's documents as plain links, so that they work without JavaScript and with "Save as". */
export function OrderDocuments({
  documents,
  isForDesk = false,
}: {
  documents: readonly OrderDocument[] | null;
  isForDesk?: boolean;
}) {
  return (
    <Card className="p-5">
      <section aria-labelledby="documents">
        <h2 id="documents" tabIndex={-1} className="text-2xl">
          Documents
        </h2>
        {documents === null ? (
          <p className="mt-2">The documents can’t be shown right now. Please load the page again in a moment.</p>
        ) : (
          <ul className="-mb-2 mt-2 divide-y divide-dashed divide-line">
            {documents.map((document) => (
              <li key={document.file}>
                <a
                  href={document.file}
                  download
                  className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-3 hover:bg-board"
                >
                  <Download aria-hidden="true" className="size-5 shrink-0" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">
                      {document.title} <span className="whitespace-nowrap">{document.number}</span>
                    </span>
                    <span className="block text-[0.9375rem] text-ink-soft">{noteOf(document)}</span>
                  </span>
                  <span className="text-[0.875rem] text-ink-soft">PDF</span>
                </a>
                {isForDesk && inCopies.has(document.kind) && (
                  <a
                    href={`${document.file}?copies=all`}
                    download
                    className="-mx-2 flex min-h-11 items-center rounded-md py-2 pr-2 pl-10 text-[0.9375rem] underline hover:bg-board"
                  >
                    Print {document.title} {document.number} in three copies
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** A proforma that has been issued is listed when it isn't what is to be paid now. */
const formerProforma = 'What was to be paid then; not a tax invoice';

const noteOf = ({ kind, issuedAt }: OrderDocument): string => {
  if (issuedAt === null) return purposes[kind] ?? '';
  const purpose = kind === 'proforma' ? formerProforma : purposes[kind];
  return [formatMoment(issuedAt), purpose ?? ''].filter(Boolean).join(' · ');
};
