import type { ArtworkState, ArtworkWish, LaidByHand, ProofState } from '@boxwright/orders';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type {
  Artwork,
  LineArtwork,
  NewLineArtwork,
  NewProof,
  NewProofComment,
  Order,
  OrderLine,
  PrintWaiver,
  ProductionJob,
  Proof,
  ProofComment,
} from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { carts } from '../../schema/carts.ts';
import type { JsonObject } from '../../schema/columns.ts';
import { staff } from '../../schema/customers.ts';
import { documents } from '../../schema/documents.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { productionJobs } from '../../schema/production.ts';
import { lineArtworks, printWaivers, proofComments, proofs, type SidesPlacement } from '../../schema/proofs.ts';
import { first, only } from '../equal-to.ts';

// Every change is made under the lock of the line's order.

/** Moves a line's artwork on; false, without a change, when it isn't in `from` any more: null where it had no proof. */
export async function moveArtwork(
  tx: Tx,
  lineId: number,
  { from, to }: { readonly from: ArtworkState | null; readonly to: ArtworkState | null },
): Promise<boolean> {
  const { artworkState } = orderLines;
  const moved = await tx
    .update(orderLines)
    .set({ artworkState: to })
    .where(and(eq(orderLines.id, lineId), from === null ? isNull(artworkState) : eq(artworkState, from)))
    .returning({ id: orderLines.id });
  return moved.length > 0;
}

/** Stores the artwork that a line is printed with from now on, and its description, which may name it. */
export async function replaceArtworkOfLine(
  tx: Tx,
  lineId: number,
  { configuration, description }: Pick<OrderLine, 'configuration' | 'description'>,
): Promise<void> {
  const kept = { configuration, description, artworkWish: null, helpWantedAt };
  await tx.update(orderLines).set(kept).where(eq(orderLines.id, lineId));
}

export async function setArtworkWish(tx: Tx, lineId: number, artworkWish: ArtworkWish, at: Date): Promise<void> {
  const said = artworkWish === 'help' ? { artworkWish, helpWantedAt: at } : { artworkWish };
  await tx.update(orderLines).set(said).where(eq(orderLines.id, lineId));
}

/** When help with the artwork of a line was wanted last: on the page of its order, or with the order itself; else null. */
export const helpWantedAt = sql<Date | null>`coalesce(${orderLines.helpWantedAt},
  case when ${orderLines.artworkWish} = 'help' then ${orderLines.createdAt} end)`.mapWith(orderLines.createdAt);

/** Whether an order's lines stay as they are: the buyer has paid or committed, so placing again doesn't replace them. */
export async function hasFixedLines(db: DbOrTx, { cartId }: Pick<Order, 'cartId'>): Promise<boolean> {
  const cart = first(await db.select({ status: carts.status }).from(carts).where(eq(carts.id, cartId)));
  return cart?.status === 'ORDERED';
}

/** Ids of orders that are being made, and whose carts are open nevertheless. */
export async function ordersWithOpenCarts(db: DbOrTx, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(eq(carts.status, 'INCART'), notInArray(orders.status, ['IN-PROCESS', 'Cancelled'])))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores that an artwork came for a line, or was put elsewhere. The caller holds the order's lock. */
export async function keepLineArtwork(tx: Tx, came: NewLineArtwork): Promise<LineArtwork> {
  return only(await tx.insert(lineArtworks).values(came).returning());
}

export interface LineArtworkListed extends LineArtwork {
  readonly artwork: Artwork;
}

/** Everything that came for these lines, oldest first. */
export async function artworksOfLines(db: DbOrTx, lineIds: readonly number[]): Promise<LineArtworkListed[]> {
  const rows = await db
    .select({ came: lineArtworks, artwork: artworks })
    .from(lineArtworks)
    .innerJoin(artworks, eq(artworks.token, lineArtworks.artworkToken))
    .where(inArray(lineArtworks.lineId, [...lineIds]))
    .orderBy(asc(lineArtworks.id));
  return rows.map(({ came, artwork }) => ({ ...came, artwork }));
}

/** A file that came for a line, with the line's order; undefined when the line is gone. */
export async function findLineArtwork(
  db: DbOrTx,
  lineArtworkId: number,
): Promise<{ readonly came: LineArtworkListed; readonly orderId: number } | undefined> {
  const found = first(
    await db
      .select({ came: lineArtworks, artwork: artworks, orderId: orderLines.orderId })
      .from(lineArtworks)
      .innerJoin(artworks, eq(artworks.token, lineArtworks.artworkToken))
      .innerJoin(orderLines, eq(orderLines.id, lineArtworks.lineId))
      .where(eq(lineArtworks.id, lineArtworkId)),
  );
  return found && { came: { ...found.came, artwork: found.artwork }, orderId: found.orderId };
}

/** Files of these lines that no check has looked at yet. */
export async function uncheckedArtworksOf(db: DbOrTx, lineIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: lineArtworks.id })
    .from(lineArtworks)
    .where(and(inArray(lineArtworks.lineId, [...lineIds]), isNull(lineArtworks.checkedAt)))
    .orderBy(asc(lineArtworks.id));
  return rows.map(({ id }) => id);
}

export async function saveFindings(
  tx: Tx,
  lineArtworkId: number,
  checked: {
    readonly findings: readonly JsonObject[];
    readonly placement: SidesPlacement | null;
    readonly checkedAt: Date;
  },
): Promise<void> {
  await tx.update(lineArtworks).set(checked).where(eq(lineArtworks.id, lineArtworkId));
}

/** A proof with the name of who sent it. */
export interface ProofListed extends Proof {
  readonly sender: string | null;
  /** Of its file; null until that is made. */
  readonly checksum: string | null;
  /** What its document, as it was issued, has as the sheet of stickers. */
  readonly sheet: unknown;
}

/** The proofs of these lines, the newest first. */
export async function proofsOfLines(db: DbOrTx, lineIds: readonly number[]): Promise<ProofListed[]> {
  return db
    .select({
      ...getTableColumns(proofs),
      sender: staff.name,
      checksum: documents.checksum,
      sheet: sql`${documents.snapshot} -> 'sheet'`,
    })
    .from(proofs)
    .leftJoin(documents, eq(documents.id, proofs.documentId))
    .leftJoin(staff, eq(staff.id, proofs.staffId))
    .where(inArray(proofs.lineId, [...lineIds]))
    .orderBy(sql`${proofs.lineId}, ${proofs.number} desc`);
}

/** A proof with the order that its line belongs to. */
export async function findProof(
  db: DbOrTx,
  proofId: number,
): Promise<{ readonly proof: Proof; readonly orderId: number; readonly position: number } | undefined> {
  return first(
    await db
      .select({ proof: getTableColumns(proofs), orderId: orderLines.orderId, position: orderLines.position })
      .from(proofs)
      .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
      .where(eq(proofs.id, proofId)),
  );
}

/** Stores a proof under the line's next number. Those before must be superseded. */
export async function insertProof(tx: Tx, proof: NewProof): Promise<Proof> {
  const next = sql<number>`(select coalesce(max(${proofs.number}), 0) + 1 from ${proofs} where ${proofs.lineId} = ${proof.lineId})`;
  return only(
    await tx
      .insert(proofs)
      .values({ ...proof, number: next })
      .returning(),
  );
}

/** A proof that a customer has approved, with the line and the order that it was for. */
export interface ApprovedBefore {
  readonly proof: Proof;
  /** Whether it shows the inside of a box as well. */
  readonly showsInside: boolean;
  /** How it shows the file; null where nobody knew how that lies. */
  readonly placement: SidesPlacement | null;
  readonly line: Pick<OrderLine, 'id' | 'configuration' | 'variantId' | 'artworkToken'>;
  readonly order: Pick<Order, 'number' | 'placedAt'>;
}

/** The approved proofs of a customer's lines that are printed with these files, newest first. */
export function approvedProofsWith(
  db: DbOrTx,
  customerId: number,
  artworkTokens: readonly string[],
): Promise<ApprovedBefore[]> {
  const { id, configuration, variantId, artworkToken } = orderLines;
  return db
    .select({
      proof: getTableColumns(proofs),
      showsInside: sql<boolean>`coalesce(jsonb_typeof(${documents.snapshot} -> 'inside') = 'object', false)`,
      placement: lineArtworks.placement,
      line: { id, configuration, variantId, artworkToken },
      order: { number: orders.number, placedAt: orders.placedAt },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(proofs, and(eq(proofs.lineId, orderLines.id), eq(proofs.state, 'approved')))
    .innerJoin(lineArtworks, eq(lineArtworks.id, proofs.lineArtworkId))
    .leftJoin(documents, eq(documents.id, proofs.documentId))
    .where(and(eq(orders.customerId, customerId), inArray(artworkToken, [...artworkTokens])))
    .orderBy(sql`${proofs.id} desc`)
    .limit(200);
}

/** Names the document that a proof was issued as. */
export async function linkProofDocument(tx: Tx, proofId: number, documentId: number): Promise<void> {
  await tx.update(proofs).set({ documentId }).where(eq(proofs.id, proofId));
}

/** Ends every proof of a line that is still valid. */
export async function supersedeProofs(tx: Tx, lineId: number): Promise<void> {
  await tx
    .update(proofs)
    .set({ state: 'superseded' })
    .where(and(eq(proofs.lineId, lineId), ne(proofs.state, 'superseded')));
}

export type ProofDecision = Pick<
  Proof,
  'decidedAt' | 'decidedAs' | 'decision' | 'decidedName' | 'decidedFrom' | 'decidedStaffId' | 'decisionText'
>;

export const undecided: ProofDecision = {
  decidedAt: null,
  decidedAs: null,
  decision: null,
  decidedName: null,
  decidedFrom: null,
  decidedStaffId: null,
  decisionText: null,
};

export async function decideProof(tx: Tx, proofId: number, state: ProofState, decision: ProofDecision): Promise<void> {
  await tx
    .update(proofs)
    .set({ state, ...decision })
    .where(eq(proofs.id, proofId));
}

export async function insertProofComment(tx: Tx, comment: NewProofComment): Promise<ProofComment> {
  return only(await tx.insert(proofComments).values(comment).returning());
}

/** Comments on these proofs, oldest first. */
export function commentsOfProofs(db: DbOrTx, proofIds: readonly number[]): Promise<ProofComment[]> {
  return db
    .select()
    .from(proofComments)
    .where(inArray(proofComments.proofId, [...proofIds]))
    .orderBy(asc(proofComments.id));
}

export async function waivePrintGate(tx: Tx, waiver: PrintWaiver): Promise<void> {
  const { lineId: _line, ...rest } = waiver;
  await tx.insert(printWaivers).values(waiver).onConflictDoUpdate({ target: printWaivers.lineId, set: rest });
}

/** Ends a waiver, as its customer wants something else than what it was given for. */
export async function endPrintWaiver(tx: Tx, lineId: number): Promise<void> {
  await tx.delete(printWaivers).where(eq(printWaivers.lineId, lineId));
}

/** With the name of who gave it. */
export interface WaiverListed extends PrintWaiver {
  readonly by: string;
}

export function waiversOfLines(db: DbOrTx, lineIds: readonly number[]): Promise<WaiverListed[]> {
  return db
    .select({ ...getTableColumns(printWaivers), by: staff.name })
    .from(printWaivers)
    .innerJoin(staff, eq(staff.id, printWaivers.staffId))
    .where(inArray(printWaivers.lineId, [...lineIds]));
}

/** What decides whether lines may be printed. */
export interface LineToPrint extends Pick<OrderLine, 'id' | 'itemName' | 'position' | 'artworkState'> {
  /** Whether staff let it be printed with the artwork that it has. */
  readonly isWaived: boolean;
  /** Whether its order is cancelled. */
  readonly isCancelled: boolean;
}

const waiverOfLine = sql`exists (select 1 from ${printWaivers} where ${printWaivers.lineId} = ${orderLines.id}
  and ${printWaivers.artworkToken} = ${orderLines.artworkToken})`;
/**
 * Whether staff let a line be printed with the artwork that it has. Nested, because Drizzle leaves the names of tables
 * out of the outermost columns of a query of one table: each file would be compared with itself.
 */
export const isPrintWaived = sql<boolean>`${waiverOfLine}`;

/** Whether a file is the one that its line is printed with, in the place where it was put last. */
export const isPresentFile = sql`${lineArtworks.id} = (select max(came.id) from ${lineArtworks} came
  where came.line_id = ${orderLines.id} and came.artwork_token = ${orderLines.artworkToken})`;

/** Why the present file of a box isn't laid on its plates by the program: it is too large, or its check has found no place. */
export const laidByHandBecause = sql<LaidByHand | null>`case when ${orderLines.kind} <> 'box' then null
  when exists (select 1 from ${artworks} where ${artworks.token} = ${orderLines.artworkToken} and ${artworks.byHand}) then 'too-large'
  when exists (select 1 from ${lineArtworks} where ${isPresentFile} and ${lineArtworks.checkedAt} is not null
    and ${lineArtworks.placement} is null) then 'no-place' end`;

/** These lines as the gate before plates and print sees them. */
export function linesToPrint(db: DbOrTx, lineIds: readonly number[]): Promise<LineToPrint[]> {
  const { id, itemName, position, artworkState } = orderLines;
  return db
    .select({
      ...{ id, itemName, position, artworkState },
      isWaived: isPrintWaived,
      isCancelled: sql<boolean>`${orders.status} = 'Cancelled'`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(id, [...lineIds]))
    .orderBy(asc(id));
}

/** How far the jobs of these lines are; lines of orders that aren't accepted have none. */
export async function jobsOfLines(
  db: DbOrTx,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<ProductionJob, 'route' | 'stage' | 'startedAt'>>> {
  const { lineId, route, stage, startedAt } = productionJobs;
  const rows = await db
    .select({ lineId, route, stage, startedAt })
    .from(productionJobs)
    .where(inArray(lineId, [...lineIds]));
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** The order of a line; undefined where there is no such line. */
export async function orderOfLine(db: DbOrTx, lineId: number): Promise<number | undefined> {
  const { orderId, id } = orderLines;
  return first(await db.select({ orderId }).from(orderLines).where(eq(id, lineId)))?.orderId;
}

/** The lines of an order that wait for artwork or approval. */
export async function linesWaitingForPrint(tx: Tx, orderId: number): Promise<ReadonlySet<number>> {
  const lines = await tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const found = await linesToPrint(
    tx,
    lines.map(({ id }) => id),
  );
  const mayPrint = ({ artworkState, isWaived }: LineToPrint) =>
    isWaived || artworkState === null || artworkState === 'approved';
  return new Set(found.filter((line) => !mayPrint(line)).map(({ id }) => id));
}
