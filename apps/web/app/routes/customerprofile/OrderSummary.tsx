import type { OrderHistoryRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';

const none = { totalValue: 0, totalOrders: 0, todaysOrders: 0, todaysValue: 0, monthsOrders: 0, held: 0 };

/** The totals of the customer's orders without cancelled ones; every row of the list repeats them. */
export function OrderSummary({ first }: { first: OrderHistoryRow | undefined }) {
  const { totalValue, totalOrders, todaysOrders, todaysValue, monthsOrders, held } = first ?? none;
  return (
    <Card className="p-5">
      <h2 className="text-2xl">Order summary</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-5 lg:grid-cols-3 xl:grid-cols-5">
        <Figure name="Total sales value" value={<Money amount={totalValue} />} />
        <Figure name="Total orders" value={formatCount(totalOrders)} />
        <Figure name="Today’s orders" value={formatCount(todaysOrders)} />
        <Figure name="Today’s order value" value={<Money amount={todaysValue} />} />
        <Figure name="This month’s orders" value={formatCount(monthsOrders)} />
      </dl>
      {held > 0 ? (
        <p className="crease mt-4 border-t pt-4">
          <strong className="figures font-semibold">
            <Money amount={held} />
          </strong>{' '}
          is held on your account: what you paid beyond your orders. It pays an order that you name, or we pay it back.
          Please{' '}
          <Link to={paths.contact} className="font-semibold text-vermilion-deep underline underline-offset-4">
            write to us
          </Link>{' '}
          which.
        </p>
      ) : null}
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="figures font-semibold text-lg">{value}</dd>
    </div>
  );
}
