import type { MovedOrder } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

interface MovedOrdersProps {
  moved: readonly MovedOrder[];
  /** Whether they were moved back. */
  isBack?: boolean;
  /** What can still be done about it. */
  children?: ReactNode;
}

/** The result of a step that was tried for several orders. */
export function MovedOrders({ moved, isBack = false, children }: MovedOrdersProps) {
  const left = moved.filter(({ isMoved }) => !isMoved);
  const done = moved.length - left.length;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-3 rounded-md border border-line-strong bg-card px-4 py-3">
      <div role="status">
        <p className="font-medium">{movedText(done, left.length, isBack)}</p>
        {left.length === 0 ? null : (
          <ul className="mt-1.5 flex flex-col gap-1 text-[0.9375rem]">
            {left.map(({ id, number, problem }) => (
              <li key={id}>
                {number === '' ? (
                  `Order ${id}`
                ) : (
                  <Link to={officePaths.officeOrder(id)} className="figures font-semibold underline underline-offset-4">
                    {number}
                  </Link>
                )}
                : {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  );
}

function movedText(done: number, left: number, isBack: boolean): string {
  const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
  const what = isBack ? 'moved back' : 'moved';
  const first = done === 0 ? `No order was ${what}.` : `${orders(done)} ${done === 1 ? 'was' : 'were'} ${what}.`;
  return left === 0 ? first : `${first} ${orders(left)} stayed where ${left === 1 ? 'it was' : 'they were'}:`;
}
