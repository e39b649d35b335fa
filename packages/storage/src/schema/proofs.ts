import { proofStates } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { artworks } from './artworks.ts';
import { createdAt, id, type JsonObject, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';
import { documents } from './documents.ts';
import { orderLines, orders } from './orders.ts';

/** A file of so many mm, bleed included, and the matrix [a b c d e f] from its mm to those of the drawing. */
export interface ArtworkPlacement {
  readonly length: number;
  readonly width: number;
  readonly matrix: readonly [number, number, number, number, number, number];
  /** What is shown of the file, in shares of its length and width; absent where that is all of it. */
  readonly crop?: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> | undefined;
}

/** The same with the page for the inside of a box that is printed there, on the drawing as it is seen from inside. */
export interface SidesPlacement extends ArtworkPlacement {
  /** Absent where nothing is printed inside, or that page is missing or doesn't fit. */
  readonly inside?: ArtworkPlacement;
}

/** Who acted: the customer while signed in, whoever had the link from their mail, or staff for them. */
export const proofActors = ['customer', 'guest', 'staff'] as const;

/** What was decided about a proof, also once another one has superseded it. */
export const keptDecisions = ['approved', 'change-wanted'] as const;

/**
 * The files that came for a line of an order, in the order in which they came, and again where one was put elsewhere.
 * The newest one is printed: the line's configuration names it.
 */
export const lineArtworks = pgTable(
  'line_artworks',
  {
    id: id(),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    artworkToken: text()
      .notNull()
      .references(() => artworks.token),
    sentBy: text({ enum: proofActors }).notNull(),
    staffId: integer().references(() => staff.id),
    /** Where its sender has put it on a box, as the contract's `writePlace` writes it; null where the program places it. */
    place: text(),
    /** What the check against the line found; null until it was checked. */
    findings: jsonb().$type<readonly JsonObject[]>(),
    checkedAt: time(),
    /** How it lies on what will be cut, in mm; null until it was checked, and if it doesn't fit. */
    placement: jsonb().$type<SidesPlacement>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('line_artworks_of_line').on(t.lineId),
    index('line_artworks_of_artwork').on(t.artworkToken),
    check('line_artworks_sender', oneOf(t.sentBy, proofActors)),
    check('line_artworks_staff', sql`(${t.sentBy} = 'staff') = (${t.staffId} is not null)`),
    check('line_artworks_checked', sql`(${t.findings} is null) = (${t.checkedAt} is null)`),
  ],
);

/** Proofs as sent to customers, and what they decided. At most one of a line is not superseded. */
export const proofs = pgTable(
  'proofs',
  {
    id: id(),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** From 1, for each line. */
    number: integer().notNull(),
    lineArtworkId: integer()
      .notNull()
      .references(() => lineArtworks.id, { onDelete: 'cascade' }),
    state: text({ enum: proofStates }).notNull().default('sent'),
    /** The proof on paper. */
    documentId: integer().references(() => documents.id),
    /** Who sent it; null if a clean check sent it by itself. */
    staffId: integer().references(() => staff.id),
    /** From the desk to the customer; empty if there is none. */
    note: text().notNull().default(''),
    /** The decision: who, when, with the name they typed and the network address they came from. */
    decidedAt: time(),
    decidedAs: text({ enum: proofActors }),
    decision: text({ enum: keptDecisions }),
    decidedName: text(),
    decidedFrom: text(),
    decidedStaffId: integer().references(() => staff.id),
    /** What they want changed; for a decision by staff, how they know of it. */
    decisionText: text(),
    /** Used only by nodes of earlier releases: see `order_lines.reminded_at`. */
    reminders: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('proofs_number').on(t.lineId, t.number),
    uniqueIndex('proofs_one_valid').on(t.lineId).where(sql`${t.state} <> 'superseded'`),
    index('proofs_to_decide').on(t.createdAt).where(sql`${t.state} = 'sent'`),
    check('proofs_state', oneOf(t.state, proofStates)),
    check('proofs_actor', oneOf(t.decidedAs, proofActors)),
    check('proofs_decision', oneOf(t.decision, keptDecisions)),
    check('proofs_decided', sql`(${t.decidedAt} is null) = (${t.decidedAs} is null)`),
    check('proofs_decided_by_staff', sql`${t.decidedStaffId} is null or ${t.decidedAs} = 'staff'`),
    check('proofs_counts', sql`${t.number} > 0 and ${t.reminders} >= 0`),
  ],
);

/** What can be decided about a proof. */
export const proofDecisionsTaken = ['approve', 'change', 'withdraw'] as const;

/** Every decision about a proof as it was taken, approvals that were withdrawn later too. */
export const proofDecisions = pgTable(
  'proof_decisions',
  {
    id: id(),
    proofId: integer()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    decision: text({ enum: proofDecisionsTaken }).notNull(),
    decidedAs: text({ enum: proofActors }).notNull(),
    staffId: integer().references(() => staff.id),
    /** As they typed it, and the network address that they came from. */
    name: text().notNull(),
    decidedFrom: text(),
    /** What they want changed; of staff, how they know of it. */
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('proof_decisions_of_proof').on(t.proofId, t.id),
    check('proof_decisions_decision', oneOf(t.decision, proofDecisionsTaken)),
    check('proof_decisions_actor', oneOf(t.decidedAs, proofActors)),
  ],
);

/** What the links to an order's artwork and proofs allow: the customer's own to decide, colleagues' to comment. */
export const proofLinkKinds = ['decide', 'comment'] as const;

/** When each of the two links of an order was opened; staff who look don't count. */
export const proofLinkUses = pgTable(
  'proof_link_uses',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    may: text({ enum: proofLinkKinds }).notNull(),
    firstUsedAt: time().notNull(),
    lastUsedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.may] }), check('proof_link_uses_kind', oneOf(t.may, proofLinkKinds))],
);

/** On which drawing the place of a comment is, where it isn't the outside's. */
const commentSides = ['inside'] as const;

/** What was said about a proof, some of it at a place of the drawing. */
export const proofComments = pgTable(
  'proof_comments',
  {
    id: id(),
    proofId: integer()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    author: text({ enum: proofActors }).notNull(),
    staffId: integer().references(() => staff.id),
    /** As they typed it; of staff, their name then. */
    name: text().notNull(),
    /** By which of the order's links they wrote; null of staff, and of comments from before this was kept. */
    link: text({ enum: proofLinkKinds }),
    text: text().notNull(),
    /** From the upper left corner of the drawing, in mm; null where it is about the whole. */
    x: doublePrecision(),
    y: doublePrecision(),
    /** Of a place inside a box, on the drawing as it is seen from there; null for all else. */
    side: text({ enum: commentSides }),
    createdAt: createdAt(),
  },
  (t) => [
    index('proof_comments_of_proof').on(t.proofId, t.id),
    check('proof_comments_author', oneOf(t.author, proofActors)),
    check('proof_comments_link', oneOf(t.link, proofLinkKinds)),
    check('proof_comments_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    check('proof_comments_place', sql`(${t.x} is null) = (${t.y} is null)`),
    check('proof_comments_side', oneOf(t.side, commentSides)),
    check('proof_comments_side_place', sql`${t.side} is null or ${t.x} is not null`),
    check('proof_comments_text', sql`length(${t.text}) between 1 and 2000`),
  ],
);

/** Lines that staff let be printed without an approved proof, with the artwork that they had then. */
export const printWaivers = pgTable('print_waivers', {
  lineId: integer()
    .primaryKey()
    .references(() => orderLines.id, { onDelete: 'cascade' }),
  /** It holds for this file alone; for none where it was given while the line had no file. */
  artworkToken: text().references(() => artworks.token),
  staffId: integer()
    .notNull()
    .references(() => staff.id),
  reason: text().notNull(),
  createdAt: createdAt(),
});
