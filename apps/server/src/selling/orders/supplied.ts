import { formatCount } from '@boxwright/money';
import { type SuppliedItem, suppliedOf } from '@boxwright/orders';
import { type Db, goodPiecesOf, type Order, type OrderLine, type Tx } from '@boxwright/storage';
import { readCompany, readCompanyIn } from '../company/company.ts';

type Lines = readonly Pick<OrderLine, 'id' | 'quantity'>[];

/** What is sent of each line of an order, from the pieces that were counted. */
export const readSupplied = async (db: Db, order: Pick<Order, 'id'>, lines: Lines): Promise<SuppliedItem[]> =>
  suppliedLines(lines, await goodPiecesOf(db, order.id), (await readCompany(db)).tolerance);

/** The same in a transaction. The caller holds the order's lock, so that nobody counts meanwhile. */
export const readSuppliedIn = async (db: Db, tx: Tx, order: Pick<Order, 'id'>, lines: Lines): Promise<SuppliedItem[]> =>
  suppliedLines(lines, await goodPiecesOf(tx, order.id), (await readCompanyIn(db, tx)).tolerance);

const suppliedLines = (lines: Lines, good: ReadonlyMap<number, number>, tolerance: number): SuppliedItem[] =>
  lines.map(({ id, quantity }) => suppliedOf({ ordered: quantity, good: good.get(id) ?? null }, tolerance));

/** What the customer reads about items that come in another number than ordered; empty if none do. */
export const suppliedWords = (items: readonly SuppliedItem[]): string =>
  items
    .flatMap(({ ordered, charged, sent }, index) => {
      const item = items.length === 1 ? '' : `Item ${index + 1}: `;
      if (charged < ordered)
        return [
          `${item}${formatCount(charged)} of ${formatCount(ordered)} pieces are sent, and you pay for ${formatCount(charged)}.`,
        ];
      return sent > ordered
        ? [`${item}${formatCount(sent)} pieces are sent; those beyond your ${formatCount(ordered)} cost nothing.`]
        : [];
    })
    .join(' ');
