import { count, desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { PriceTableKind } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { deliveryCards, rateCards } from '../../schema/rate-cards.ts';
import { only } from '../equal-to.ts';

/** A version of a table of prices: a rate card, or a delivery card as `{ zones, table }`. */
export interface PriceVersion {
  readonly id: number;
  readonly version: string;
  /** `YYYY-MM-DD`, in India. */
  readonly validFrom: string;
  readonly note: string | null;
  readonly publishedByName: string | null;
  readonly createdAt: Date;
  readonly card: unknown;
}

/** The latest versions, those valid last first. */
export async function listPriceVersions(db: DbOrTx, kind: PriceTableKind, most = 100): Promise<PriceVersion[]> {
  if (kind === 'delivery') {
    const rows = await db
      .select({ card: deliveryCards, publishedByName: staff.name })
      .from(deliveryCards)
      .leftJoin(staff, eq(staff.id, deliveryCards.publishedBy))
      .orderBy(desc(deliveryCards.validFrom), desc(deliveryCards.id))
      .limit(most);
    return rows.map(({ card: { zones, rates, ...row }, publishedByName }) => ({
      ...row,
      publishedByName,
      card: { zones, table: rates },
    }));
  }
  const rows = await db
    .select({ row: rateCards, publishedByName: staff.name })
    .from(rateCards)
    .leftJoin(staff, eq(staff.id, rateCards.publishedBy))
    .where(eq(rateCards.kind, kind))
    .orderBy(desc(rateCards.validFrom), desc(rateCards.id))
    .limit(most);
  return rows.map(({ row, publishedByName }) => ({ ...row, publishedByName }));
}

/** How many versions of a kind there are. Cards are never deleted, so the next card's number is one more. */
export async function countPriceVersions(tx: Tx, kind: PriceTableKind): Promise<number> {
  const rows =
    kind === 'delivery'
      ? await tx.select({ versions: count() }).from(deliveryCards)
      : await tx.select({ versions: count() }).from(rateCards).where(eq(rateCards.kind, kind));
  return only(rows).versions;
}

export interface OrderedLine {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly lineId: number;
  readonly itemName: string;
  readonly kind: (typeof orderLines.$inferSelect)['kind'];
  readonly quantity: number;
  readonly variantId: number | null;
  readonly configuration: (typeof orderLines.$inferSelect)['configuration'];
  readonly weightGrams: number;
  readonly destinationPincode: string | null;
}

/** The lines of the last orders, newest first. */
export function linesOfLastOrders(
  db: DbOrTx,
  { orders: mostOrders, lines: mostLines }: { readonly orders: number; readonly lines: number },
): Promise<OrderedLine[]> {
  const last = db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(mostOrders)
    .as('last_orders');
  return db
    .select({
      orderId: last.id,
      orderNumber: last.number,
      lineId: orderLines.id,
      itemName: orderLines.itemName,
      kind: orderLines.kind,
      quantity: orderLines.quantity,
      variantId: orderLines.variantId,
      configuration: orderLines.configuration,
      weightGrams: orderLines.weightGrams,
      destinationPincode: orderLines.destinationPincode,
    })
    .from(last)
    .innerJoin(orderLines, eq(orderLines.orderId, last.id))
    .orderBy(desc(last.id), orderLines.position)
    .limit(mostLines);
}
