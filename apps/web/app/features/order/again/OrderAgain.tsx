import { RotateCcw } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ReminderForm } from './ReminderForm.tsx';

interface OrderAgainProps {
  orderId: number;
  isCancelled: boolean;
  /** The day of the reminder, `YYYY-MM-DD`. */
  reminder: string | null;
}

/** Ordering the same again, and being reminded of it. */
export function OrderAgain({ orderId, isCancelled, reminder }: OrderAgainProps) {
  return (
    <Card className="p-5">
      <section aria-labelledby="order-again">
        <h2 id="order-again" className="text-2xl">
          Order again
        </h2>
        <p className="mt-2 mb-4 text-ink-soft">
          The same items at today’s prices, with what has changed since. A die that you have paid for isn’t charged
          again.
        </p>
        <LinkButton to={paths.orderAgain(orderId)} tone="outline">
          <RotateCcw aria-hidden="true" className="size-5" /> Order again
        </LinkButton>
        {isCancelled ? null : <ReminderForm orderId={orderId} reminder={reminder} />}
      </section>
    </Card>
  );
}
