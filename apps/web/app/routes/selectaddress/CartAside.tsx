import type { CartRow } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { LineFacts } from '../../features/cart/LineFacts.tsx';
import { ItemPicture } from '../../features/order/ItemPicture.tsx';
import { paths } from '../../paths.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';

/** The cart beside the addresses; it keeps its size while delivery is recalculated. */
export function CartAside({
  rows,
  loading,
  children,
}: {
  rows: readonly CartRow[];
  loading: boolean;
  children: ReactNode;
}) {
  const problem = rows.find((row) => row.deliveryProblem !== null)?.deliveryProblem;
  return (
    <Beside>
      <Card className="flex flex-col gap-5 p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-2xl">Your order</h2>
          <Link
            to={paths.cart}
            className="py-2.5 text-[0.9375rem] text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            Change
          </Link>
        </div>
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <li key={row.lineId} className="flex gap-3">
              <ItemPicture image={row.image} className="size-14" />
              <div className="min-w-0 text-[0.9375rem]">
                <p className="font-semibold">{row.variantName}</p>
                <p className="figures text-ink-soft">{formatPieces(row.quantity)}</p>
                <LineFacts line={row} others={rows.filter((other) => other !== row)} />
              </div>
            </li>
          ))}
        </ul>
        <div
          aria-live="polite"
          aria-busy={loading}
          className={classes('crease border-t pt-5 transition-opacity', loading && 'opacity-50')}
        >
          {children}
          {problem ? <p className="mt-3 text-[0.9375rem] font-medium text-vermilion-deep">{problem}</p> : null}
        </div>
      </Card>
    </Beside>
  );
}
