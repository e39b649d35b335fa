import type { WayToPayRow } from '@boxwright/contract';
import { type Way, ways } from '@boxwright/orders';
import { Lock } from 'lucide-react';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Paying, ShownOrder } from './use-payment.ts';

interface WaysToPayProps {
  ways: readonly WayToPayRow[];
  paying: Pick<Paying, 'order' | 'pay' | 'doing' | 'failure'>;
  /** The last days to pay an order that is paid later or by transfer, `YYYY-MM-DD`. */
  payLaterBy: string;
  transferBy: string;
  /** The same, on account. */
  onAccountBy: string;
  /** Why cash on delivery isn't among the ways. */
  cashProblem: string | null;
  /** Why an order on account isn't, for a customer with own terms. */
  creditProblem: string | null;
  /** Whether a payment isn't decided yet; then no button stands out. */
  isPaymentOpen?: boolean;
}

/** Each way to pay with its own button: what is due now, and when the rest is. */
export function WaysToPay({
  ways: offered,
  paying,
  payLaterBy,
  transferBy,
  onAccountBy,
  cashProblem,
  creditProblem,
  isPaymentOpen = false,
}: WaysToPayProps) {
  const { order, pay, doing, failure } = paying;
  const days = { payLaterDays: payLaterBy, transferDays: transferBy, creditDays: onAccountBy };
  return (
    <div className="flex flex-col gap-5">
      {failure === null ? null : (
        <p
          role="alert"
          className="rounded-md border border-vermilion-deep bg-vermilion-soft/40 p-3.5 text-[0.9375rem] font-medium text-vermilion-deep"
        >
          {failure} Your order is kept; you can try again.
        </p>
      )}
      <ul aria-label="Ways to pay" className="flex flex-col gap-5">
        {offered.map((way, place) => (
          <li key={way.mode} className="crease flex flex-col gap-2.5 border-t pt-5">
            <p className="text-[0.9375rem]">{explain(way, days)}</p>
            <WayButton
              order={order}
              way={way}
              onPay={() => void pay(way)}
              tone={place === 0 && !isPaymentOpen ? 'primary' : 'outline'}
              busy={doing?.what === way.mode && doing.saying}
            />
          </li>
        ))}
      </ul>
      {[creditProblem, cashProblem].map((problem) =>
        problem === null ? null : (
          <p key={problem} className="text-sm text-ink-soft">
            {problem}
          </p>
        ),
      )}
      {offered.some(({ purpose }) => purpose !== null) ? (
        <p className="flex items-start gap-2.5 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>You pay by UPI, card or net banking on the page of our payment provider. We never see your card.</span>
        </p>
      ) : null}
    </div>
  );
}

interface WayButtonProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'busy'> {
  order: ShownOrder;
  way: WayToPayRow;
  onPay: () => void;
}

/** A form, which works without scripts too. */
function WayButton({ order, way, onPay, ...look }: WayButtonProps) {
  return (
    <form
      method="post"
      action={paths.checkoutOf(order.id)}
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
      className="flex flex-col"
    >
      <input type="hidden" name="mode" value={way.mode} />
      <input type="hidden" name="purpose" value={way.purpose ?? ''} />
      <input type="hidden" name="total" value={way.total} />
      <input type="hidden" name="asPlaced" value={String(order.isCartChanged)} />
      <Button type="submit" {...look}>
        {labelOf(way)}
      </Button>
    </form>
  );
}

/** For the balance of an order, whichever way to pay its buyer has chosen. */
const balanceLabel = 'Pay the balance';

const labelOf = ({ mode, purpose }: WayToPayRow): string =>
  purpose === 'balance' ? balanceLabel : ways[mode].words.button;

function explain(
  { mode, purpose, total, extra, dueNow, dueLater }: WayToPayRow,
  days: Readonly<Record<NonNullable<Way['daysToPay']>, string>>,
): ReactNode {
  const strong = (amount: number) => <Money amount={amount} className="font-semibold" />;
  const now = strong(dueNow);
  if (purpose === 'balance') return <>{now} now: then everything is paid.</>;
  const given = { now, later: strong(dueLater), total: strong(total), extra: <Money amount={extra} /> };
  const { daysToPay, words } = ways[mode];
  const by = daysToPay === null ? '' : formatDay(days[daysToPay]);
  // Spread, because the parts never change places and so need no keys.
  return createElement(Fragment, null, ...words.offer<ReactNode>({ ...given, by }));
}
