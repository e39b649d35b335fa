import type { OrderRow } from '@boxwright/contract';
import { isPaidByTransfer } from '@boxwright/orders';
import { Download } from 'lucide-react';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

type Row = Pick<OrderRow, 'paymentMode' | 'status' | 'due' | 'downloadToken'>;

/** The proforma invoice for the transfer, as long as its money is awaited; nothing for other orders. */
export function Proforma({ row, className = '' }: { row: Row; className?: string }) {
  const { paymentMode, status, due, downloadToken } = row;
  if (!isPaidByTransfer(paymentMode) || status === 'Cancelled' || due === 0) return null;
  return (
    <a href={paths.proformaFile(downloadToken)} download className={buttonStyle('outline', 'regular', className)}>
      <Download aria-hidden="true" className="size-5" /> Proforma invoice
    </a>
  );
}
