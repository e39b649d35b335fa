import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import type { DeskOrder } from './load-desk-order.ts';

interface EWayBillLinkProps {
  state: DeskOrder['eWayBill'];
  orderId: number;
  isInvoiced: boolean;
}

/** Leads to the order's e-way bill, and says when one is missing. */
export function EWayBillLink({ state, orderId, isInvoiced }: EWayBillLinkProps) {
  return (
    <p className="text-[0.9375rem]">
      {state === 'needed' ? (
        <span className="font-semibold text-vermilion-deep">
          {isInvoiced ? 'These goods may only leave with an e-way bill.' : 'These goods will need an e-way bill.'}{' '}
        </span>
      ) : null}
      <Link
        to={officePaths.eWayBill(orderId)}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {state === 'made' ? 'The e-way bill' : 'E-way bill'}
      </Link>
    </p>
  );
}
