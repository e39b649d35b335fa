import type { WayToPayRow } from '@boxwright/contract';
import { ways } from '@boxwright/orders';
import { Lock } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Paying } from './use-payment.ts';

interface WaysToPayProps {
  ways: readonly WayToPayRow[];
  paying: Pick<Paying, 'pay' | 'doing' | 'failure'>;
  /** The day by which an order to be paid later is paid, `YYYY-MM-DD`. */
  payLaterBy: string;
  /** Why cash on delivery isn't among the ways. */
  cashProblem: string | null;
  /** A payment isn't decided yet: no button stands out. */
  isPaymentOpen?: boolean;
}

/** Each way to pay with its own button: what is due now, and when the rest is. */
export function WaysToPay({ ways: offered, paying, payLaterBy, cashProblem, isPaymentOpen = false }: WaysToPayProps) {
  const { pay, doing, failure } = paying;
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
            <p className="text-[0.9375rem]">{explain(way, payLaterBy)}</p>
            <Button
              tone={place === 0 && !isPaymentOpen ? 'primary' : 'outline'}
              busy={doing?.what === way.mode && doing.saying}
              onClick={() => void pay(way)}
            >
              {labelOf(way)}
            </Button>
          </li>
        ))}
      </ul>
      {cashProblem === null ? null : <p className="text-sm text-ink-soft">{cashProblem}</p>}
      {offered.some(({ purpose }) => purpose !== null) ? (
        <p className="flex items-start gap-2.5 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>You pay by UPI, card or net banking on the page of our payment provider. We never see your card.</span>
        </p>
      ) : null}
    </div>
  );
}

/** Of what is left of an order, whichever way its buyer has chosen. */
const balanceLabel = 'Pay the balance';

const labelOf = ({ mode, purpose }: WayToPayRow): string =>
  purpose === 'balance' ? balanceLabel : ways[mode].words.button;

function explain({ mode, purpose, total, extra, dueNow, dueLater }: WayToPayRow, payLaterBy: string): ReactNode {
  const strong = (amount: number) => <Money amount={amount} className="font-semibold" />;
  const now = strong(dueNow);
  if (purpose === 'balance') return <>{now} now: then everything is paid.</>;
  const given = { now, later: strong(dueLater), total: strong(total), extra: <Money amount={extra} /> };
  // Spread, so that the parts, which keep their places, need no keys.
  return createElement(Fragment, null, ...ways[mode].words.offer<ReactNode>({ ...given, by: formatDay(payLaterBy) }));
}
