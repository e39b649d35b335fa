import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { LineArtwork, Proof, ProofComment, ProofDecisionTaken, ProofLinkUse } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { staff } from '../../schema/customers.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { lineArtworks, proofComments, proofDecisions, proofLinkUses, proofs } from '../../schema/proofs.ts';
import { helpWantedAt } from './proofs.ts';

/** Of which line of the order it is, from 0. */
interface OfLine {
  readonly position: number;
}

/** With the member of staff who did it. */
interface ByStaff {
  readonly staffName: string | null;
}

type FileThatCame = Pick<LineArtwork, 'id' | 'artworkToken' | 'sentBy' | 'findings' | 'checkedAt' | 'createdAt'> & {
  readonly name: string;
  /** Whether it came for a sample that is plain again. */
  readonly isTakenOff: boolean;
};

/** What has happened to the artwork and proofs of an order, each kind oldest first. */
export interface ArtworkHistory {
  /** The last wish for help of each line that had one. */
  readonly helps: readonly (OfLine & { readonly at: Date })[];
  readonly files: readonly (OfLine & ByStaff & FileThatCame)[];
  readonly proofs: readonly (OfLine & ByStaff & Proof)[];
  readonly decisions: readonly (OfLine & ByStaff & ProofDecisionTaken & Pick<Proof, 'number'>)[];
  readonly comments: readonly (OfLine & ProofComment & Pick<Proof, 'number'>)[];
  readonly linkUses: readonly ProofLinkUse[];
}

export async function artworkHistoryOf(db: DbOrTx, orderId: number): Promise<ArtworkHistory> {
  const { position } = orderLines;
  const { number } = proofs;
  const staffName = staff.name;
  const isOfOrder = eq(orderLines.orderId, orderId);
  // Help that is wanted before the order is placed is wanted with the order.
  const at = sql`greatest(${helpWantedAt}, ${orders.placedAt})`.mapWith(orders.placedAt);
  const [helps, files, sent, decisions, comments, linkUses] = await Promise.all([
    db
      .select({ position, at })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(isOfOrder, isNotNull(helpWantedAt))),
    db
      .select({
        ...{ position, staffName, name: artworks.name, id: lineArtworks.id, artworkToken: lineArtworks.artworkToken },
        ...{ sentBy: lineArtworks.sentBy, createdAt: lineArtworks.createdAt },
        ...{ findings: lineArtworks.findings, checkedAt: lineArtworks.checkedAt },
        isTakenOff: sql<boolean>`${orderLines.kind} = 'sample' and ${orderLines.artworkState} is null`,
      })
      .from(lineArtworks)
      .innerJoin(orderLines, eq(orderLines.id, lineArtworks.lineId))
      .innerJoin(artworks, eq(artworks.token, lineArtworks.artworkToken))
      .leftJoin(staff, eq(staff.id, lineArtworks.staffId))
      .where(isOfOrder)
      .orderBy(asc(lineArtworks.id)),
    db
      .select({ ...getTableColumns(proofs), position, staffName })
      .from(proofs)
      .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
      .leftJoin(staff, eq(staff.id, proofs.staffId))
      .where(isOfOrder)
      .orderBy(asc(proofs.id)),
    db
      .select({ ...getTableColumns(proofDecisions), position, number, staffName })
      .from(proofDecisions)
      .innerJoin(proofs, eq(proofs.id, proofDecisions.proofId))
      .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
      .leftJoin(staff, eq(staff.id, proofDecisions.staffId))
      .where(isOfOrder)
      .orderBy(asc(proofDecisions.id)),
    db
      .select({ ...getTableColumns(proofComments), position, number })
      .from(proofComments)
      .innerJoin(proofs, eq(proofs.id, proofComments.proofId))
      .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
      .where(isOfOrder)
      .orderBy(asc(proofComments.id)),
    db.select().from(proofLinkUses).where(eq(proofLinkUses.orderId, orderId)),
  ]);
  return {
    helps,
    files,
    proofs: sent,
    decisions,
    comments,
    linkUses,
  };
}

/** Keeps a decision about a proof as it was taken. */
export async function keepProofDecision(tx: Tx, decision: Omit<ProofDecisionTaken, 'id'>): Promise<void> {
  await tx.insert(proofDecisions).values(decision);
}

/** Notes that a link to an order's proofs was opened; a page that loads again within ten minutes is the same visit. */
export async function noteProofLinkUse(
  tx: Tx,
  { orderId, may, at }: Pick<ProofLinkUse, 'orderId' | 'may'> & { readonly at: Date },
): Promise<void> {
  await tx
    .insert(proofLinkUses)
    .values({ orderId, may, firstUsedAt: at, lastUsedAt: at })
    .onConflictDoUpdate({
      target: [proofLinkUses.orderId, proofLinkUses.may],
      set: { lastUsedAt: at },
      setWhere: sql`${proofLinkUses.lastUsedAt} < excluded.last_used_at - interval '10 minutes'`,
    });
}
