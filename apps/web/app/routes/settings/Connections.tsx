import type { Output } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

type ConnectionsProps = Pick<Output<'GetSettings'>, 'mail' | 'payments'> & { posted: Posted | undefined };

/** The set-up of mails and payments, with a test of each. Only the server's environment can change it. */
export const Connections = ({ mail, payments, posted }: ConnectionsProps) => (
  <section aria-labelledby="connections" className="mt-10 max-w-3xl">
    <h2 id="connections" className="text-2xl">
      Mails and payments
    </h2>
    <p className="mt-1 text-ink-soft">
      Set up in the server’s environment, because they hold passwords. The README says how.
    </p>
    <div className="mt-4 grid gap-x-3 sm:grid-cols-2">
      <Card className={connection}>
        <h3 className="font-semibold font-text text-lg tracking-normal">Mails</h3>
        <Badge tone={mail.isSent ? 'good' : 'notice'}>{mail.isSent ? 'Sent' : 'Kept in the mailbox'}</Badge>
        <p className="text-[0.9375rem] wrap-anywhere">
          {mail.server === null ? 'No mail server is set up.' : `Through ${mail.server}.`} Sender: {mail.from}
        </p>
        <Test of="mail" label="Send a test mail to me" posted={posted} />
      </Card>
      <Card className={connection}>
        <h3 className="font-semibold font-text text-lg tracking-normal">Payments</h3>
        <Badge tone={payments.gateway === 'payu' && payments.mode === 'live' ? 'good' : 'notice'}>
          {payments.gateway === 'sandbox' ? 'Sandbox' : payments.mode === 'live' ? 'PayU' : 'PayU, test system'}
        </Badge>
        <p className="text-[0.9375rem]">
          {payments.gateway === 'payu' && payments.mode === 'live'
            ? 'Buyers pay through PayU.'
            : 'No money moves: orders are demonstrations or tests.'}
        </p>
        <Test of="payments" label="Test the payment gateway" posted={posted} />
      </Card>
    </div>
  </section>
);

/** Shares its rows with the other card, so that both buttons stand at one height, however long the texts around them are. */
const connection = 'mb-3 row-span-4 grid grid-rows-subgrid justify-items-start gap-y-3 p-5';

interface TestProps {
  of: 'mail' | 'payments';
  label: string;
  posted: Posted | undefined;
}

/** A button that tries it, and the result below it, for which room is kept so that nothing moves. */
function Test({ of, label, posted }: TestProps) {
  const answer = posted?.form === of ? posted : undefined;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer !== undefined) notice.current?.focus();
  }, [answer]);
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" tone="outline" size="small" name="form" value={of}>
        {label}
      </Button>
      <p
        ref={notice}
        tabIndex={-1}
        role={answer?.failed === undefined ? 'status' : 'alert'}
        className={`mt-3 min-h-[3lh] font-medium wrap-anywhere ${answer?.failed === undefined ? 'text-teal' : 'text-vermilion-deep'}`}
      >
        {answer?.failed?.text ?? answer?.done}
      </p>
    </Form>
  );
}
