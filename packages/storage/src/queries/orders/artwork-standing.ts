import type { ArtworkStanding } from '@boxwright/orders';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { artworks } from '../../schema/artworks.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { productionJobs } from '../../schema/production.ts';
import { lineArtworks } from '../../schema/proofs.ts';
import { isPresentFile, isPrintWaived } from './proofs.ts';

/** Whether a line is a box that is printed inside, too. A print names its inside after a slash: see the contract's `isPrint`. */
export const isPrintedInside = sql`(${orderLines.kind} = 'box' and coalesce(${orderLines.configuration} ->> 'print', '') ~ '/(0[+]|[14])')`;

/** Whether the file of a box that is printed inside has no page for it; people look at one that is too large to be read. */
const lacksInside = sql`(${isPrintedInside} and exists (select 1 from ${artworks}
  where ${artworks.token} = ${orderLines.artworkToken} and not ${artworks.byHand} and ${artworks.page} >= ${artworks.pages}))`;

/** Whether the check of the file that it is printed with found something that stops it. */
export const hasStops = sql<boolean>`exists (select 1 from ${lineArtworks} where ${isPresentFile}
  and ${lineArtworks.findings} @> '[{"severity":"stop"}]')`;

/** Whether that check isn't done. */
const isUnchecked = sql`exists (select 1 from ${lineArtworks} where ${isPresentFile} and ${lineArtworks.checkedAt} is null)`;

/** What it found that stops the file, the missing page for the inside too, in a buyer's words. */
const stopsFound = sql<
  string[]
>`coalesce((select jsonb_path_query_array(${lineArtworks.findings}, '$[*] ? (@.severity == "stop").text')
  from ${lineArtworks} where ${isPresentFile}), '[]')`;

/** Whether work on it has begun: then its customer can't send another file, and we get in touch. */
const isBegun = sql`exists (select 1 from ${productionJobs} where ${productionJobs.lineId} = ${orderLines.id}
  and (${productionJobs.stage} <> ${productionJobs.route}[1] or ${productionJobs.startedAt} is not null))`;

/** Whether staff have put the file there that it is printed with: whoever lays a customer's file elsewhere hasn't. */
const isFileOfStaff = sql`exists (select 1 from ${lineArtworks} where ${lineArtworks.sentBy} = 'staff'
  and ${lineArtworks.id} = (select min(came.id) from ${lineArtworks} came
    where came.line_id = ${orderLines.id} and came.artwork_token = ${orderLines.artworkToken}))`;

/**
 * Where a line's artwork stands; null for what is made without print. Staff look at the check of their own file
 * themselves, and nobody asks its customer to mend it.
 */
export const artworkStanding = sql<ArtworkStanding | null>`(case when ${orderLines.artworkState} is null then null
  when ${orderLines.artworkState} = 'awaiting-artwork' and ${orderLines.artworkWish} = 'help' then 'help-wanted'
  when ${orderLines.artworkState} <> 'checking' or ${isBegun} then ${orderLines.artworkState}
  when not ${lacksInside} and ${isUnchecked} then 'being-checked'
  when ${isFileOfStaff} then 'checking'
  when not ${lacksInside} and not ${hasStops} then 'checking'
  when ${orderLines.artworkWish} = 'help' then 'help-wanted'
  when ${lacksInside} then 'inside-awaited'
  else 'mend-awaited' end)`;

/** Where a line's artwork stands, and what has to be mended in its file. */
interface LineStanding {
  readonly standing: ArtworkStanding;
  readonly stops: readonly string[];
}

/** Where the artwork of these lines stands, by their ids; without those that staff let be printed without approval. */
export async function artworkStandingsOf(
  db: DbOrTx,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, LineStanding>> {
  const rows = await db
    .select({ id: orderLines.id, standing: artworkStanding, stops: stopsFound })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.id, [...lineIds]), not(isPrintWaived)));
  return new Map(
    rows.flatMap(({ id, standing, stops }) => (standing === null ? [] : [[id, { standing, stops }] as const])),
  );
}
