import { indianDay, type RefundToPay, refundAccountMaxLength } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface RefundProps {
  refund: RefundToPay;
  posted: Posted | undefined;
}

/** One refund with its customer and reason, and the forms that pay it back. */
export function RefundCard({ refund, posted }: RefundProps) {
  const { amount, orderId, orderNumber, customerName, mobile, cause, problem, state, requestedAt, voucher } = refund;
  return (
    <li>
      <Card className="h-full p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">
            <Money amount={amount} />
          </h2>
          <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
            {orderNumber}
          </Link>
        </div>
        <p className="wrap-anywhere mt-1">
          {customerName}
          {mobile === '' ? null : (
            <>
              {', '}
              <a href={`tel:+91${mobile}`} className="figures underline underline-offset-4">
                {mobile}
              </a>
            </>
          )}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {cause} · requested {formatMoment(requestedAt)}
        </p>
        {problem === '' ? null : <p className="wrap-anywhere mt-2 text-[0.9375rem]">{problem}</p>}
        {state === 'by-hand' ? <PayByHand refund={refund} posted={posted} /> : <Paid refund={refund} />}
        {voucher === null ? null : (
          <a
            href={voucher.file}
            download
            className="mt-3 inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            <Download aria-hidden="true" className="size-4.5" /> Voucher {voucher.number}
          </a>
        )}
      </Card>
    </li>
  );
}

function Paid({ refund: { state, paidOn, paidBy, reference, account } }: { refund: RefundToPay }) {
  if (state !== 'succeeded')
    return (
      <p className="mt-2">
        {state === 'asked' ? 'The bank is working on it.' : 'The payment provider hasn’t been asked yet.'}
      </p>
    );
  const how = paidOn === null ? 'By the payment provider' : `On ${formatDay(paidOn)}, noted by ${paidBy}`;
  return (
    <p className="wrap-anywhere mt-2">
      {how}
      {reference === '' ? null : <span className="figures">, {reference}</span>}
      {account === '' ? null : <span className="block whitespace-pre-line text-ink-soft text-sm">{account}</span>}
    </p>
  );
}

function PayByHand({ refund: { id, account, hasGateway }, posted }: RefundProps) {
  const noted = usePostedForm(`account:${id}`, posted);
  const paid = usePostedForm(`paid:${id}`, posted);
  const again = usePostedForm(`again:${id}`, posted);
  const hidden = { refundId: id, seenAccount: account };
  return (
    <div className="mt-4 grid gap-5 border-line border-t border-dashed pt-4">
      <OfficeForm of={noted} hidden={hidden} isAllAbove aria-label="Account" className="grid gap-3">
        <TextArea
          label="Customer’s bank account"
          hint="As the customer gave it: name, account number, IFSC"
          rows={3}
          maxLength={refundAccountMaxLength}
          autoComplete="off"
          {...noted.field('account', account)}
        />
        <Button type="submit" tone="outline" size="small" busy={noted.isSending && 'Noting…'}>
          {account === '' ? 'Note the account' : 'Change the account'}
        </Button>
      </OfficeForm>
      <OfficeForm of={paid} hidden={hidden} isAllAbove aria-label="Paid back" className="grid gap-3">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label="Paid on"
            type="date"
            max={indianDay(new Date())}
            {...paid.field('paidOn', indianDay(new Date()))}
          />
          <TextField label="Number of the transfer" maxLength={60} autoComplete="off" {...paid.field('reference')} />
        </div>
        <Button type="submit" tone="ink" size="small" busy={paid.isSending && 'Noting…'}>
          I have paid it back
        </Button>
      </OfficeForm>
      {hasGateway ? (
        <OfficeForm of={again} hidden={hidden} isAllAbove aria-label="Try again" className="grid gap-3">
          <Button type="submit" tone="quiet" size="small" busy={again.isSending && 'Asking…'}>
            Have the payment provider try again
          </Button>
        </OfficeForm>
      ) : null}
    </div>
  );
}
