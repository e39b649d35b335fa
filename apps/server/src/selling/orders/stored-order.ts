import type { ProofBefore } from '@boxwright/contract';
import { discountsByName, type NamedDiscount, type Paise, paise } from '@boxwright/money';
import { type ArtworkStanding, isDemonstration } from '@boxwright/orders';
import {
  artworkStandingsOf,
  type DbOrTx,
  discountsOfOrder,
  findOrder,
  inSnapshot,
  linesOfOrders,
  type Order,
  type OrderLine,
  sampleCreditsOf,
  stepsOfOrder,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { proofsBefore } from '../goods/approved-before.ts';
import type { Goods } from '../goods/goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { type OrderMoney, orderMoneyOf } from './balance.ts';

export interface StoredOrderLine extends Omit<OrderLine, 'configuration'> {
  readonly goods: Goods;
  /** What its artwork waits for; null for what is approved, needs no approval, or is made without print. */
  readonly standing: ArtworkStanding | null;
  /** What the check of its file found that has to be mended, while it is not approved. */
  readonly stops: readonly string[];
  /** An approved proof with the file whose check isn't done; see `isAsBefore`. */
  readonly proofBefore: ProofBefore | null;
}

/** An order with its lines and payments. */
export interface StoredOrder {
  readonly order: Order;
  readonly lines: readonly StoredOrderLine[];
  readonly money: OrderMoney;
  /** What price lists and coupons take off. */
  readonly discounts: readonly NamedDiscount[];
  /** The credited samples: number of the sample's order, and the amount with tax that it takes off the total. */
  readonly sampleCredits: readonly { readonly number: string; readonly amount: Paise }[];
  /** Null unless it is cancelled. */
  readonly cancelledAt: Date | null;
  /** Whether it was paid in the sandbox: no money moves, and nothing is produced. */
  readonly isDemonstration: boolean;
}

/**
 * Completes an order with its payments and lines.
 *
 * @param lines if the caller has just read them
 */
export async function readStoredOrder(
  { db, gateway }: Pick<Services, 'gateway'> & { readonly db: DbOrTx },
  order: Order,
  lines?: readonly OrderLine[],
): Promise<StoredOrder> {
  const stored = lines ?? (await linesOfOrders(db, [order.id]));
  const money = await orderMoneyOf(db, order);
  const sent = stored.flatMap(({ id, artworkState: state }) =>
    state === null || state === 'approved' || state === 'awaiting-artwork' ? [] : [id],
  );
  const standings = sent.length === 0 ? undefined : await artworkStandingsOf(db, sent);
  // Without a file there is nothing to ask the database for.
  const standingOf = ({ id, artworkState, artworkWish }: OrderLine): ArtworkStanding | null =>
    artworkState !== 'awaiting-artwork'
      ? (standings?.get(id)?.standing ?? null)
      : artworkWish === 'help'
        ? 'help-wanted'
        : 'awaiting-artwork';
  // Both are parts of the discount.
  const [credited, discounts] =
    order.discountPaise > 0
      ? await Promise.all([sampleCreditsOf(db, order.id), discountsOfOrder(db, order.id)])
      : [[], []];
  const read = stored.map((line) => ({ line, goods: readGoods(line) }));
  // The check decides whether a line is approved as before: once it is done, its own proof counts.
  const isUnchecked = (line: OrderLine) => standingOf(line) === 'being-checked';
  const unchecked = read.filter(({ line }) => isUnchecked(line)).map(({ goods }) => goods);
  const proofBeforeOf = await proofsBefore(db, order.customerId, unchecked);
  return {
    order,
    lines: read.map(({ line: { configuration, ...line }, goods }) => ({
      ...line,
      // A sample says whether it is printed, and its file may come and go after the order.
      description: line.kind === 'sample' ? goods.description : line.description,
      goods,
      standing: standingOf({ configuration, ...line }),
      stops: standings?.get(line.id)?.stops ?? [],
      proofBefore: isUnchecked({ configuration, ...line }) ? proofBeforeOf(goods) : null,
    })),
    money,
    discounts: discountsByName(discounts.map((each) => ({ ...each, amount: paise(each.amountPaise) }))),
    sampleCredits: credited.map((sample) => ({ number: orderNumber(sample), amount: paise(sample.amountPaise) })),
    cancelledAt: order.status === 'Cancelled' ? await cancelledAtOf(db, order) : null,
    isDemonstration: isDemonstration(money.attempts, gateway.name),
  };
}

const cancelledAtOf = async (db: DbOrTx, { id, updatedAt }: Order): Promise<Date> =>
  (await stepsOfOrder(db, id)).find(({ status }) => status === 'Cancelled')?.createdAt ?? updatedAt;

/** Reads an order from one database snapshot, so that it is consistent while it is being revised or paid. */
export const readOrderNow = (
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  orderId: number,
): Promise<StoredOrder | undefined> =>
  inSnapshot(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    return order && readStoredOrder({ db: tx, gateway }, order);
  });
