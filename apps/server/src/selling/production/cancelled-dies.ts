import { type DbOrTx, findOrderByNumber } from '@boxwright/storage';
import type { DieOnFile } from '../goods/die-on-file.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';

/** The die of a line that an earlier order paid for; null where the line, or another of its order, pays for it. */
export const paidDieOf = ({ goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>): DieOnFile | null =>
  snapshot.kind === 'box' && snapshot.die?.order ? snapshot.die : null;

/** Of the orders that paid for the dies of these lines, those that are cancelled: nobody pays for these dies. */
export async function cancelledDies(
  db: DbOrTx,
  lines: readonly Pick<StoredOrderLine, 'goods'>[],
): Promise<ReadonlySet<string>> {
  const names = [...new Set(lines.flatMap((line) => paidDieOf(line)?.order ?? []))];
  const found = await Promise.all(
    names.map(async (name) => {
      const number = Number(name.split('-')[1]);
      const order = Number.isSafeInteger(number) ? await findOrderByNumber(db, number) : undefined;
      return order?.status === 'Cancelled' ? [name] : [];
    }),
  );
  return new Set(found.flat());
}
