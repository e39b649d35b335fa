import { and, asc, count, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Alert, NewAlert, Order } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { orders } from '../../schema/orders.ts';
import { alerts } from '../../schema/payments.ts';
import { first, only } from '../equal-to.ts';

/** Raises an alert, once per key. Undefined if it was raised already. */
export async function raiseAlert(tx: Tx, alert: NewAlert): Promise<Alert | undefined> {
  return first(await tx.insert(alerts).values(alert).onConflictDoNothing({ target: alerts.key }).returning());
}

/** An order's alerts, oldest first, seen or not. */
export function alertsOf(db: DbOrTx, orderId: number): Promise<Alert[]> {
  return db.select().from(alerts).where(eq(alerts.orderId, orderId)).orderBy(asc(alerts.id));
}

export async function findAlert(db: DbOrTx, alertId: number): Promise<Alert | undefined> {
  return first(await db.select().from(alerts).where(eq(alerts.id, alertId)));
}

/** An alert with its order, and the name of the member of staff who has seen it. */
export interface AlertListed {
  readonly alert: Alert;
  readonly order: Pick<Order, 'number' | 'placedAt'> | null;
  readonly seenBy: string | null;
}

const listed = {
  alert: alerts,
  order: { number: orders.number, placedAt: orders.placedAt },
  seenBy: staff.name,
};

/** Kinds of alerts; null for all of them. */
export type AlertKinds = readonly string[] | null;

const isOf = (kinds: AlertKinds): SQL | undefined => (kinds === null ? undefined : inArray(alerts.kind, [...kinds]));

/** Newest first. */
export function listAlerts(
  db: DbOrTx,
  {
    offset,
    limit,
    isUnseenOnly = false,
    kinds = null,
  }: {
    readonly offset: number;
    readonly limit: number;
    readonly isUnseenOnly?: boolean;
    readonly kinds?: AlertKinds;
  },
): Promise<AlertListed[]> {
  return db
    .select(listed)
    .from(alerts)
    .leftJoin(orders, eq(orders.id, alerts.orderId))
    .leftJoin(staff, eq(staff.id, alerts.seenBy))
    .where(and(isUnseenOnly ? isNull(alerts.seenAt) : undefined, isOf(kinds)))
    .orderBy(desc(alerts.id))
    .offset(offset)
    .limit(limit);
}

export async function countAlerts(db: DbOrTx, kinds: AlertKinds = null): Promise<{ all: number; unseen: number }> {
  const [all, unseen] = await Promise.all([
    db.select({ alerts: count() }).from(alerts).where(isOf(kinds)),
    db
      .select({ alerts: count() })
      .from(alerts)
      .where(and(isNull(alerts.seenAt), isOf(kinds))),
  ]);
  return { all: only(all).alerts, unseen: only(unseen).alerts };
}

/** Records who has seen alerts; those of other kinds are left as they are. Only the first person is recorded. */
export async function markAlertsSeen(
  tx: Tx,
  { ids, kinds = null }: { readonly ids: readonly number[]; readonly kinds?: AlertKinds },
  seen: { readonly by: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(alerts)
    .set({ seenAt: seen.at, seenBy: seen.by })
    .where(and(inArray(alerts.id, [...ids]), isNull(alerts.seenAt), isOf(kinds)));
}

/** The same for the alerts whose keys begin with this, because what they are about is over. */
export async function markAlertsOver(
  tx: Tx,
  keysBegin: string,
  seen: { readonly by: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(alerts)
    .set({ seenAt: seen.at, seenBy: seen.by })
    .where(and(sql`starts_with(${alerts.key}, ${keysBegin})`, isNull(alerts.seenAt)));
}

/** When alerts were last mailed; null when never. */
export async function lastMailedAt(db: DbOrTx): Promise<Date | null> {
  return only(await db.select({ at: max(alerts.mailedAt) }).from(alerts)).at;
}

/**
 * Marks all unmailed alerts as mailed; the caller queues the mail in the same transaction. Returns how many there are,
 * and the oldest of them.
 */
export async function claimUnmailedAlerts(
  tx: Tx,
  { now, shown }: { readonly now: Date; readonly shown: number },
): Promise<{ count: number; first: Omit<AlertListed, 'seenBy'>[] }> {
  const claimed = await tx
    .update(alerts)
    .set({ mailedAt: now })
    .where(isNull(alerts.mailedAt))
    .returning({ id: alerts.id });
  const ids = claimed.map(({ id }) => id).sort((a, b) => a - b);
  const rows = await tx
    .select({ alert: alerts, order: listed.order })
    .from(alerts)
    .leftJoin(orders, eq(orders.id, alerts.orderId))
    .where(inArray(alerts.id, ids.slice(0, shown)))
    .orderBy(asc(alerts.id));
  return { count: ids.length, first: rows };
}
