import type { MovedOrder } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

/** The result of a step that was tried for several orders. */
export function MovedOrders({ moved }: { moved: readonly MovedOrder[] }) {
  const left = moved.filter(({ isMoved }) => !isMoved);
  const done = moved.length - left.length;
  return (
    <div role="status" className="mb-4 rounded-md border border-line-strong bg-card px-4 py-3">
      <p className="font-medium">{movedText(done, left.length)}</p>
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
  );
}

function movedText(done: number, left: number): string {
  const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
  const first = done === 0 ? 'No order was moved.' : `${orders(done)} ${done === 1 ? 'was' : 'were'} moved.`;
  return left === 0 ? first : `${first} ${orders(left)} stayed where ${left === 1 ? 'it was' : 'they were'}:`;
}
