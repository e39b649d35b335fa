import type { Output } from '@boxwright/contract';
import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { postToGateway } from './post-to-gateway.ts';

export type StartedPayment = Pick<Output<'StartPayment'>, 'action' | 'fields'>;

/** A payment that was opened by a posted form: its page opens by itself, or with a press where there are no scripts. */
export function PaymentOpens({ started }: { started: StartedPayment }) {
  useEffect(() => postToGateway(started), [started]);
  return (
    <form method="post" action={started.action}>
      {Object.entries(started.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="mb-3">
        The payment page opens now.
      </p>
      <Button type="submit">Go to the payment page</Button>
    </form>
  );
}
