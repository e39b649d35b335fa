import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { orderLinks } from '../../schema/order-links.ts';
import { first } from '../equal-to.ts';

/** The number of an order's first link. */
export const firstLinkVersion = 1;

/** The number of the tracking link that opens an order now. */
export async function linkVersionOf(db: DbOrTx, orderId: number): Promise<number> {
  const [link] = await db
    .select({ version: orderLinks.version })
    .from(orderLinks)
    .where(eq(orderLinks.orderId, orderId));
  return link?.version ?? firstLinkVersion;
}

/**
 * Stops a link and returns the next one's number. If `stopped` is no longer the order's link, nothing changes, so
 * pressing twice stops one link.
 */
export async function replaceOrderLink(tx: Tx, orderId: number, stopped: number, createdAt: Date): Promise<number> {
  const replaced = first(
    await tx
      .insert(orderLinks)
      .values({ orderId, version: stopped + 1, createdAt })
      .onConflictDoUpdate({
        target: orderLinks.orderId,
        set: { version: stopped + 1, createdAt },
        setWhere: sql`${orderLinks.version} = ${stopped}`,
      })
      .returning({ version: orderLinks.version }),
  );
  return replaced?.version ?? linkVersionOf(tx, orderId);
}
