import { type ArtworkStanding, artworkThatWaitsFor } from '@boxwright/orders';
import { and, asc, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../connect.ts';
import type { Order, OrderLine } from '../../rows.ts';
import { carts } from '../../schema/carts.ts';
import { customers } from '../../schema/customers.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paymentLedger } from '../../schema/payments.ts';
import { lineArtworks, proofs } from '../../schema/proofs.ts';
import { companyOrName } from '../customers/company-or-name.ts';
import { only } from '../equal-to.ts';
import { artworkStanding, hasStops } from './artwork-standing.ts';
import { helpWantedAt, isPresentFile, isPrintWaived } from './proofs.ts';

/** A line in the desk's queue of artwork and proofs. */
export interface WaitingLine {
  readonly line: Pick<
    OrderLine,
    'id' | 'itemName' | 'description' | 'quantity' | 'position' | 'kind' | 'artworkWish'
  > & {
    readonly standing: ArtworkStanding;
  };
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt' | 'status'>;
  /** See `companyOrName`. */
  readonly customer: string;
  /** Since when it waits. */
  readonly since: Date;
  readonly hasStops: boolean;
}

/** A column of a line's newest proof. */
const ofNewestProof = (column: PgColumn) =>
  sql`(select ${column} from ${proofs} where ${proofs.lineId} = ${orderLines.id} order by ${proofs.number} desc limit 1)`;

/** The first file that came after the one that the newest proof shows; the first of all before there is a proof. */
const firstFileSince = sql`(select min(${lineArtworks.createdAt}) from ${lineArtworks}
  where ${lineArtworks.lineId} = ${orderLines.id} and ${lineArtworks.id} > coalesce(${ofNewestProof(proofs.lineArtworkId)}, 0))`;

/** When its order was paid or committed to, so that files can be sent for it. */
const committedAt = sql`greatest(${orders.placedAt}, least(${orders.confirmedAt},
  (select min(${paymentLedger.createdAt}) from ${paymentLedger} where ${paymentLedger.orderId} = ${orders.id})))`;

/** When the check of the file that it is printed with ended. */
const checkedAt = sql`(select coalesce(${lineArtworks.checkedAt}, ${lineArtworks.createdAt}) from ${lineArtworks} where ${isPresentFile})`;

/** Since when it waits, whoever it waits for. Another file while it waits for us doesn't begin anew. */
export const waitsSince = sql`coalesce(case
    when ${artworkStanding} in ('inside-awaited', 'mend-awaited') then ${checkedAt}
    when ${artworkStanding} = 'help-wanted' then greatest(${helpWantedAt}, ${committedAt})
    when ${orderLines.artworkState} = 'proof-sent' then ${ofNewestProof(proofs.createdAt)}
    when ${ofNewestProof(proofs.decision)} = 'change-wanted' then ${ofNewestProof(proofs.decidedAt)}
    when ${orderLines.artworkState} = 'checking' then coalesce(${firstFileSince}, ${ofNewestProof(proofs.createdAt)})
  end, ${committedAt})`;

/** Whether an order isn't packed yet. */
export const isInHand = inArray(orders.status, ['IN-PROCESS', 'Order Accepted', 'In Production']);

/** Whether a line waits for artwork or a decision: its order is placed and not packed, and staff don't let it be printed. */
export const isAwaited = and(isInHand, eq(carts.status, 'ORDERED'), not(isPrintWaived));

/** Whether a line waits for us or for its customer. What is approved isn't in the index. */
const isTurnOf = (who: 'us' | 'customer') =>
  and(ne(orderLines.artworkState, 'approved'), inArray(artworkStanding, artworkThatWaitsFor(who)));

/** Whether a line of a placed order waits for us or for its customer. */
export const waitsFor = (who: 'us' | 'customer') => and(isTurnOf(who), isAwaited);

/**
 * Lines of placed orders that aren't packed, and whose artwork or proof isn't done; those that wait longest come first.
 * Orders that are still being placed, and what is printed without an approved proof, aren't among them.
 */
export function waitingLines(db: DbOrTx, who: 'us' | 'customer', limit: number): Promise<WaitingLine[]> {
  const { id, itemName, description, quantity, position, kind, artworkWish } = orderLines;
  return db
    .select({
      line: {
        ...{ id, itemName, description, quantity, position, kind, artworkWish },
        standing: sql<ArtworkStanding>`${artworkStanding}`,
      },
      order: {
        id: orders.id,
        number: orders.number,
        placedAt: orders.placedAt,
        status: orders.status,
      },
      customer: sql<string>`${sql.raw(companyOrName('customers'))}`,
      since: waitsSince.mapWith(orders.placedAt),
      hasStops,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(waitsFor(who))
    .orderBy(waitsSince, asc(orderLines.id))
    .limit(limit);
}

/** How many lines of placed orders wait for us, and how many for their customers. */
export async function countWaitingLines(db: DbOrTx): Promise<{ readonly us: number; readonly customer: number }> {
  const counted = await db
    .select({
      us: sql`count(*) filter (where ${isTurnOf('us')})`.mapWith(Number),
      customer: sql`count(*) filter (where ${isTurnOf('customer')})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(ne(orderLines.artworkState, 'approved'), isAwaited));
  return only(counted);
}

/** Where the artwork that isn't approved yet stands, for those of these orders that are placed and not packed. */
export async function awaitedArtworkOf(
  db: DbOrTx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ArtworkStanding[]>> {
  const rows = await db
    .select({ orderId: orders.id, standings: sql<ArtworkStanding[]>`array_agg(distinct ${artworkStanding})` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(inArray(orders.id, [...orderIds]), ne(orderLines.artworkState, 'approved'), isAwaited))
    .groupBy(orders.id);
  return new Map(rows.map(({ orderId, standings }) => [orderId, standings]));
}
