import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { Paying } from './use-payment.ts';

interface PaymentUnderWayProps {
  transactionId: string;
  isCartChanged: boolean;
  paying: Pick<Paying, 'leavePayment' | 'doing' | 'order'>;
}

/**
 * Shown while a payment was started and its outcome isn't known: warns before the customer pays twice or changes the
 * order.
 */
export function PaymentUnderWay({ transactionId, isCartChanged, paying }: PaymentUnderWayProps) {
  return (
    <div className="flex flex-col gap-3 rounded-md bg-board p-3.5 text-[0.9375rem]">
      <p>
        A payment for this order was started and isn’t decided yet. If you finished it, don’t pay again:{' '}
        <Link
          to={paths.paymentProcess(transactionId, '0')}
          className="inline-block font-medium underline underline-offset-4"
        >
          see how it stands
        </Link>
        .{isCartChanged ? ' Your later changes to the cart aren’t in it.' : ''}
      </p>
      <form
        method="post"
        action={paths.checkoutOf(paying.order.id)}
        onSubmit={(event) => {
          event.preventDefault();
          void paying.leavePayment(transactionId);
        }}
        className="flex flex-col"
      >
        <input type="hidden" name="left" value={transactionId} />
        <input type="hidden" name="asPlaced" value={String(isCartChanged)} />
        <Button
          type="submit"
          tone="outline"
          className="max-sm:whitespace-normal max-sm:py-2"
          busy={paying.doing?.what === 'leave' && paying.doing.saying}
        >
          {isCartChanged ? 'I left the payment: use my changed cart' : 'I left the payment page'}
        </Button>
      </form>
    </div>
  );
}
