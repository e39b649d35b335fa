import { formatPieces } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { formatDay } from '../../ui/moment.ts';
import type { Sale } from './load-sale.ts';

/** The enquiry or the quotation from which the sale was begun, and the order by which its quotation was ordered. */
export function Asked({ sale: { enquiry, quotation, orderedAs } }: { sale: Sale }) {
  if (enquiry === null && quotation === null && orderedAs === null) return null;
  return (
    <div className="mt-4 max-w-3xl rounded-md border border-line bg-board px-4 py-3">
      {enquiry === null ? null : (
        <>
          <p>
            From{' '}
            <Link to={officePaths.officeEnquiry(enquiry.id)} className="font-medium underline underline-offset-4">
              their enquiry
            </Link>
            {askedFor(enquiry)}
          </p>
          {enquiry.message === null ? null : (
            <p className="wrap-anywhere mt-1 line-clamp-6 whitespace-pre-line">“{enquiry.message}”</p>
          )}
        </>
      )}
      {quotation === null ? null : (
        <p>
          From quotation{' '}
          <a href={quotation.address} className="font-medium underline underline-offset-4">
            {quotation.number}
          </a>
          {quotation.isValid
            ? `, whose prices hold until ${formatDay(quotation.validUntil)}.`
            : `. It was valid until ${formatDay(quotation.validUntil)}: these are today’s prices.`}
        </p>
      )}
      {orderedAs === null ? null : (
        <p className="font-medium">
          Quotation {orderedAs.quotation} of this sale was ordered as{' '}
          <Link to={officePaths.officeOrder(orderedAs.orderId)} className="underline underline-offset-4">
            {orderedAs.number}
          </Link>
          . Unless the customer wants the goods once more, please delete this sale.
        </p>
      )}
    </div>
  );
}

function askedFor({ cartonType, quantity, sizeCm, pincode }: NonNullable<Sale['enquiry']>): string {
  const parts = [
    cartonType ?? '',
    quantity === null ? '' : formatPieces(quantity),
    sizeCm === null ? '' : `${sizeCm.join(' × ')} cm`,
    pincode === null ? '' : `to ${pincode}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '.' : `: ${parts.join(', ')}.`;
}
