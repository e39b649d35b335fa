import { and, asc, between, desc, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../connect.ts';
import { eventCounts } from '../../schema/event-counts.ts';

export type EventCount = typeof eventCounts.$inferSelect;

/** Adds to the counts; `counts` must not name the same day, event, page and label twice. */
export async function addEventCounts(db: Db, counts: readonly EventCount[]): Promise<void> {
  if (counts.length === 0) return;
  // Sorted, so that two nodes that write at the same time can't deadlock.
  const sorted = counts.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  await db
    .insert(eventCounts)
    .values(sorted)
    .onConflictDoUpdate({
      target: [eventCounts.day, eventCounts.event, eventCounts.page, eventCounts.label],
      set: { count: sql`${eventCounts.count} + excluded.count` },
    });
}

/** Counts of a span of days (`YYYY-MM-DD`, both ends included), day by day, the largest first. */
export function listEventCounts(db: DbOrTx, days: { from: string; to: string }): Promise<EventCount[]> {
  return db
    .select()
    .from(eventCounts)
    .where(and(between(eventCounts.day, days.from, days.to)))
    .orderBy(asc(eventCounts.day), desc(eventCounts.count), asc(eventCounts.page));
}

const keyOf = ({ day, event, page, label }: EventCount) => [day, event, page, label].join('\n');
