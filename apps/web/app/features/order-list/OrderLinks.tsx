import type { OrderHistoryRow } from '@boxwright/contract';
import { awaitsPayment } from '@boxwright/orders';
import { Ban, Download, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { isDelivered } from './order-words.ts';

interface OfRow {
  row: Pick<OrderHistoryRow, 'id' | 'number' | 'status' | 'downloadToken'>;
}

const icon = buttonStyle('quiet', 'icon');

/** Active for delivered orders; disabled before. */
export function ViewInvoice({ row }: OfRow) {
  if (!isDelivered(row)) {
    return (
      <button
        type="button"
        disabled
        className="min-h-11 cursor-not-allowed whitespace-nowrap rounded-md border border-line bg-board px-4 font-semibold text-[0.9375rem] text-ink-soft opacity-60"
      >
        View Invoice
      </button>
    );
  }
  return (
    <Link to={paths.invoiceView(row.id)} className={buttonStyle('outline', 'small', 'whitespace-nowrap')}>
      View Invoice
    </Link>
  );
}

/** Leads to the payment of an order that waits for one, or to the payment that is under way. */
export function PayOrder({
  row,
}: {
  row: Pick<
    OrderHistoryRow,
    'id' | 'number' | 'status' | 'paymentMode' | 'paymentStatus' | 'isCarriageKept' | 'openAttempt'
  >;
}) {
  if (!awaitsPayment(row)) return null;
  return (
    <Link
      to={paths.checkoutOf(row.id)}
      aria-label={row.openAttempt ? `See the payment of order ${row.number}` : `Pay order ${row.number}`}
      className={buttonStyle(row.openAttempt ? 'outline' : 'primary', 'small')}
    >
      {row.openAttempt ? 'See the payment' : 'Pay'}
    </Link>
  );
}

/** The order's number as a link to its page, where it is tracked, cancelled and returned, with messages and papers. */
export function OrderNumber({ row }: OfRow) {
  return (
    <Link
      to={paths.myOrder(row.id)}
      className="figures inline-block whitespace-nowrap py-2.5 text-vermilion-deep underline underline-offset-4"
    >
      <span className="sr-only">Order </span>
      {row.number}
    </Link>
  );
}

export function ViewOrder({ row }: OfRow) {
  return (
    <Link to={paths.invoiceView(row.id)} aria-label={`View order ${row.number}`} className={icon}>
      <Eye aria-hidden="true" className="size-5" />
    </Link>
  );
}

/** Saves the order form under the order's number. */
export const SaveOrderForm = ({ row }: OfRow) => (
  <FileLink href={paths.orderFile(row.downloadToken)} name={`Download order form of ${row.number}`} />
);

/** A file as a plain link, so that it works without JavaScript and with "Save as". */
export function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} download aria-label={name} className={icon}>
      <Download aria-hidden="true" className="size-5" />
    </a>
  );
}

/** Shown if there is no file. */
export function NoFile({ text }: { text: string }) {
  return (
    <span className="inline-flex size-11 items-center justify-center text-ink-soft" title={text}>
      <Ban aria-hidden="true" className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
