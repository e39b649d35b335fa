import type { DeskAttempt, DeskEntry, DeskRefund } from '@boxwright/contract';
import { dayToPayBy, reversals, wayPaid } from '@boxwright/orders';
import type { Posted } from '../../features/office/posted-form.ts';
import { OrderTotals } from '../../features/order/OrderForm.tsx';
import { officePaths } from '../../office-paths.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';
import { DeskForm } from './DeskForm.tsx';
import { dayWords, entryNames } from './ledger-entry.ts';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { MobileCall } from './MobileCall.tsx';
import { mayComeIn } from './may-come-in.ts';
import { PayLink } from './PayLink.tsx';
import { PlaceOfSupply } from './PlaceOfSupply.tsx';
import { errorOf, refusalOf } from './posted-desk-form.ts';
import { Section } from './Section.tsx';
import { ShippingBill } from './ShippingBill.tsx';
import { useOrderAddresses } from './use-order-addresses.ts';

interface MoneyCardProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
}

/** The amounts paid and due, the payments that came in, and the ways to take the rest. */
export function MoneyCard({ desk, rows: [head], posted }: MoneyCardProps) {
  const { ledger, attempts, refunds, may } = desk;
  const addresses = useOrderAddresses(head.id);
  const day = dayToPayBy(head);
  const canRecord = may.payments && mayComeIn(head);
  const mode = wayPaid(head.paymentMode, head.paymentStatus === 'Paid').names.desk;
  return (
    <Section id="money" title="Money">
      {mode === null ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          {mode}
          {day === null ? '' : `, ${head.paid > 0 ? 'the balance ' : ''}by ${formatDay(day)}`}
        </p>
      )}
      <div className="mt-3">
        <OrderTotals row={head} goingBack={goingBackOf(refunds)} />
      </div>
      <PlaceOfSupply desk={desk} orderId={head.id} posted={posted} />
      <ShippingBill desk={desk} orderId={head.id} posted={posted} />
      {desk.waiver === null ? null : (
        <div className="mt-3 rounded-md bg-board p-3.5 text-[0.9375rem]">
          <p className="wrap-anywhere">
            Goes on up to its {desk.waiver.step}, also unpaid: {desk.waiver.reason}{' '}
            <span className="text-ink-soft text-sm">
              {desk.waiver.by}, {formatMoment(desk.waiver.at)}
            </span>
          </p>
          {may.unpaid ? (
            <DeskForm
              orderId={head.id}
              form="unpaid-back"
              refusal={refusalOf(posted, 'unpaid-back')}
              button="Let it wait for its money again"
              busy="Noting…"
              tone="outline"
            />
          ) : null}
        </div>
      )}
      {desk.overpaid > 0 ? (
        <p className="mt-3 font-semibold text-vermilion-deep">
          <Money amount={desk.overpaid} /> were overpaid.
        </p>
      ) : null}
      {desk.movable > desk.overpaid && may.payments ? (
        <p className="mt-3 text-[0.9375rem]">
          <Money amount={desk.movable} /> that were paid too much can also stay with us; they aren’t paid back then.
        </p>
      ) : null}
      {desk.movable > 0 && may.payments ? (
        <DeskForm
          orderId={head.id}
          form="keep"
          hidden={{ amount: desk.movable }}
          refusal={refusalOf(posted, 'keep')}
          button="Keep it on the customer’s account"
          busy="Moving…"
          tone="outline"
          className="mt-2"
        />
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
        {may.payments ? (
          <LinkButton to={officePaths.customerMoney(desk.customerId)} tone="quiet" size="small" className="-ml-4">
            Money on account
          </LinkButton>
        ) : null}
        {canRecord ? (
          <LinkButton to={addresses.act('payment')} tone="outline" size="small" replace>
            Record a payment
          </LinkButton>
        ) : null}
        {desk.creditable.length > 0 ? (
          <LinkButton to={addresses.act('credit')} tone="outline" size="small" replace>
            Credit note
          </LinkButton>
        ) : null}
        {desk.creditable.length > 0 && head.status !== 'Cancelled' ? (
          <LinkButton to={addresses.act('debit')} tone="outline" size="small" replace>
            Debit note
          </LinkButton>
        ) : null}
        {may.refunds && desk.refundable > 0 ? (
          <LinkButton to={addresses.act('refund')} tone="outline" size="small" replace>
            Pay back
          </LinkButton>
        ) : null}
      </div>
      <MobileCall desk={desk} orderId={head.id} posted={posted} />
      <PayLink desk={desk} head={head} posted={posted} />
      <h3 className="mt-5 text-base">Ledger</h3>
      {ledger.length === 0 ? <p className="mt-1 text-ink-soft text-sm">Nothing has come in yet.</p> : null}
      <ul aria-label="Ledger" className="mt-1 flex flex-col gap-2 empty:hidden">
        {ledger.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            reverse={may.reversals ? addresses.act('reverse', String(entry.id)) : null}
          />
        ))}
      </ul>
      {attempts.length === 0 ? null : (
        <>
          <h3 className="mt-5 text-base">Payment attempts</h3>
          <ul aria-label="Payment attempts" className="mt-1 flex flex-col gap-2">
            {attempts.map((attempt) => (
              <Attempt key={attempt.transactionId} attempt={attempt} />
            ))}
          </ul>
        </>
      )}
      {refunds.length === 0 ? null : (
        <>
          <h3 className="mt-5 text-base">Refunds</h3>
          <ul aria-label="Refunds" className="mt-1 flex flex-col gap-3">
            {refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} orderId={head.id} mayPay={may.refunds} posted={posted} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Entry({ entry, reverse }: { entry: DeskEntry; reverse: string | null }) {
  const { kind, amount, reference, at, receivedOn, by, cause, isReversible } = entry;
  const facts = [
    cause === null ? '' : reversals[cause].paper,
    receivedOn === null ? '' : `${dayWords[kind]} on ${formatDay(receivedOn)}`,
    by === '' ? '' : `recorded by ${by}`,
  ].filter(Boolean);
  return (
    <li className="text-[0.9375rem]">
      <p className="flex justify-between gap-4">
        <span>{entryNames[kind]}</span>
        <Money amount={amount} className="font-semibold" />
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {formatMoment(at)}
        {reference === '' ? '' : ` · ${reference}`}
        {facts.length === 0 ? '' : ` · ${facts.join(', ')}`}
      </p>
      {isReversible && reverse !== null ? (
        <LinkButton to={reverse} tone="quiet" size="small" replace>
          Reverse
        </LinkButton>
      ) : null}
    </li>
  );
}

const attemptStates: Readonly<Record<DeskAttempt['state'], { name: string; tone: BadgeTone }>> = {
  open: { name: 'Not finished', tone: 'notice' },
  pending: { name: 'The bank decides', tone: 'notice' },
  succeeded: { name: 'Succeeded', tone: 'good' },
  failed: { name: 'Failed', tone: 'bad' },
  cancelled: { name: 'Given up', tone: 'plain' },
};

function Attempt({ attempt }: { attempt: DeskAttempt }) {
  const { amount, state, gateway, method, transactionId, gatewayPaymentId, at } = attempt;
  return (
    <li className="text-[0.9375rem]">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Money amount={amount} />
        <Badge tone={attemptStates[state].tone}>{attemptStates[state].name}</Badge>
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {formatMoment(at)} · {[gateway === 'sandbox' ? 'Sandbox' : 'PayU', method].filter(Boolean).join(', ')} ·{' '}
        {[transactionId, gatewayPaymentId].filter(Boolean).join('/')}
      </p>
    </li>
  );
}

const refundStates: Readonly<Record<DeskRefund['state'], { name: string; tone: BadgeTone }>> = {
  requested: { name: 'Requested', tone: 'notice' },
  asked: { name: 'On its way', tone: 'notice' },
  succeeded: { name: 'Paid back', tone: 'good' },
  'by-hand': { name: 'To be transferred', tone: 'bad' },
  withdrawn: { name: 'Withdrawn', tone: 'plain' },
};

/** The refunds that haven't gone back yet, summed by their state: "Refund requested". */
const goingBackOf = (refunds: readonly DeskRefund[]) =>
  (['requested', 'asked', 'by-hand'] as const).flatMap((state) => {
    const amount = refunds.reduce((sum, refund) => sum + (refund.state === state ? refund.amount : 0), 0);
    const { name } = refundStates[state];
    return amount === 0 ? [] : [{ label: `Refund ${name.charAt(0).toLowerCase()}${name.slice(1)}`, amount }];
  });

interface RefundProps {
  refund: DeskRefund;
  orderId: number;
  mayPay: boolean;
  posted: Posted | undefined;
}

function Refund({ refund, orderId, mayPay, posted }: RefundProps) {
  const { id, amount, state, cause, problem, reference, at } = refund;
  const refusal = refusalOf(posted, `settle:${id}`);
  return (
    <li className="text-[0.9375rem]">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Money amount={amount} className="font-semibold" />
        <Badge tone={refundStates[state].tone}>{refundStates[state].name}</Badge>
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {formatMoment(at)} · {cause}
        {reference === '' ? '' : ` · ${reference}`}
      </p>
      {problem === '' || state !== 'by-hand' ? null : <p className="text-sm">{problem}</p>}
      {state !== 'by-hand' ? null : mayPay ? (
        <>
          <DeskForm
            orderId={orderId}
            form={`settle:${id}`}
            hidden={{ refundId: id, how: 'paid' }}
            refusal={refusal}
            button="I have transferred it"
            busy="Noting…"
            className="mt-2"
          >
            <TextField
              label="Number of the transfer"
              name="reference"
              maxLength={60}
              autoComplete="off"
              {...errorOf(refusal, 'reference')}
            />
          </DeskForm>
          {refund.hasGateway ? (
            <DeskForm
              orderId={orderId}
              form={`settle:${id}`}
              hidden={{ refundId: id, how: 'again' }}
              button="Have the provider try again"
              busy="Asking…"
              tone="outline"
            />
          ) : null}
        </>
      ) : (
        <p className="text-sm">Accounts transfers it and notes the number.</p>
      )}
    </li>
  );
}
