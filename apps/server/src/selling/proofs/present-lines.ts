import {
  type DeskProofLine,
  type FindingRow,
  type LineArtworkRow,
  labelTemplateAddress,
  type ProofLineRow,
  type ProofRow,
} from '@boxwright/contract';
import { artworkNameOf, artworkWaitsFor, proofNameOf } from '@boxwright/orders';
import {
  artworkStandingsOf,
  artworksOfLines,
  commentsOfProofs,
  type DbOrTx,
  jobsOfLines,
  type LineArtworkListed,
  linesOfOrders,
  linesToPrint,
  type Order,
  type OrderLine,
  type ProofComment,
  type ProofListed,
  proofsOfLines,
  type Tx,
  waiversOfLines,
} from '@boxwright/storage';
import { lacksInside } from '../artwork/both-sides.ts';
import { presentArtwork } from '../artwork/present-artwork.ts';
import { presentPlacement } from '../artwork/present-placement.ts';
import { printedFaceOf } from '../goods/box/printed-face.ts';
import { isPrintedInside } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';
import { isApprovedAsBefore } from './as-before.ts';
import type { ProofPrinted } from './draw-proof.ts';
import { isBegun, isPrinted, type LockedLine } from './line-of-order.ts';
import { platesCost } from './plates-cost.ts';

/** An order's lines with everything about their artwork; one line if `only` names it. */
export async function presentProofLines(
  db: DbOrTx,
  order: Pick<Order, 'id' | 'placedAt' | 'status'>,
  only?: number,
): Promise<ProofLineRow[]> {
  const isOff = order.status === 'Cancelled';
  const all = await linesOfOrders(db, [order.id]);
  const lines = only === undefined ? all : all.filter(({ id }) => id === only);
  const ids = lines.map(({ id }) => id);
  const [artworks, proofs, jobs, toPrint, standings] = await Promise.all([
    artworksOfLines(db, ids),
    proofsOfLines(db, ids),
    jobsOfLines(db, ids),
    linesToPrint(db, ids),
    artworkStandingsOf(db, ids),
  ]);
  const comments = await commentsOfProofs(
    db,
    proofs.map(({ id }) => id),
  );
  return lines.map((line): ProofLineRow => {
    const { artworkState: state } = line;
    const job = jobs.get(line.id);
    const files = artworks.filter(({ lineId }) => lineId === line.id);
    const { snapshot } = readGoods(line);
    const hasInside = isPrintedInside(snapshot);
    const newest = files.findLast(({ artworkToken }) => artworkToken === line.artworkToken);
    const isWaived = state !== 'approved' && toPrint.some((each) => each.id === line.id && each.isWaived);
    const standing = standings.get(line.id)?.standing ?? state;
    return {
      lineId: line.id,
      number: line.position + 1,
      kind: line.kind,
      name: line.itemName,
      description: line.description,
      quantity: line.quantity,
      state,
      standing,
      stateName: standing === null ? '' : artworkNameOf(standing, isWaived, isOff),
      waitsFor: isOff || isWaived || standing === null ? 'nobody' : artworkWaitsFor[standing],
      wish: line.artworkWish,
      isWaived,
      printsInside: hasInside,
      lacksInside: hasInside && newest !== undefined && lacksInside(newest.artwork),
      hasPlates: job !== undefined && isBegun(job),
      isPrinted: job !== undefined && isPrinted(job),
      platesCost: platesCost(line),
      ...sizeOf(line),
      artworks: files.map(presentLineArtwork),
      proofs: proofs.filter(({ lineId }) => lineId === line.id).map((proof) => presentProof(proof, comments, isOff)),
    };
  });
}

/** The same for the desk. */
export async function presentDeskLines(
  db: DbOrTx,
  order: Pick<Order, 'id' | 'placedAt' | 'status'>,
  only?: number,
): Promise<DeskProofLine[]> {
  const lines = await presentProofLines(db, order, only);
  const waivers = await waiversOfLines(
    db,
    lines.map(({ lineId }) => lineId),
  );
  return lines.map((line) => {
    const waiver = waivers.find(({ lineId }) => lineId === line.lineId);
    return {
      ...line,
      waiver: waiver && line.isWaived ? { reason: waiver.reason, by: waiver.by, at: waiver.createdAt } : null,
    };
  });
}

/** The line for colleagues, who don't see prices: without its proofs on paper, which have them. */
export const withoutFiles = (line: ProofLineRow): ProofLineRow => ({
  ...line,
  proofs: line.proofs.map((proof) => ({ ...proof, file: '' })),
});

/** One line after a change of it. */
export async function presentLine(tx: Tx, { order, line }: LockedLine): Promise<ProofLineRow> {
  const [row] = await presentProofLines(tx, order, line.id);
  if (!row) throw new Error(`Line ${line.id} is gone although its order is locked`);
  return row;
}

/** The same for the desk. */
export async function presentDeskLine(tx: Tx, { order, line }: LockedLine): Promise<DeskProofLine> {
  const [row] = await presentDeskLines(tx, order, line.id);
  if (!row) throw new Error(`Line ${line.id} is gone although its order is locked`);
  return row;
}

function sizeOf(line: OrderLine): Pick<ProofLineRow, 'box' | 'coating' | 'sticker'> {
  const { snapshot, columns } = readGoods(line);
  if (snapshot.kind === 'sticker') {
    const { length, width, shape, artwork, contour, material } = snapshot;
    const hasOwnWhite = artwork?.white === 'own' && material.whiteUnderprint === true;
    return {
      box: null,
      coating: null,
      sticker: {
        ...{ length, width, outline: shape.outline ?? '', fit: artwork?.fit ?? 'fill', contour, hasOwnWhite },
        template: labelTemplateAddress({ outline: shape.outline, length, width }),
      },
    };
  }
  const { style, length, width, height, caliper } = columns;
  const outer = snapshot.kind === 'box' ? snapshot.outer : null;
  const coating = outer && { code: outer.code, name: outer.name };
  // Samples are of white boards.
  const face = snapshot.kind === 'box' ? printedFaceOf(snapshot.board) : 'coated';
  return { box: { style, drawing: snapshot.drawing, length, width, height, caliper, face }, coating, sticker: null };
}

const presentLineArtwork = ({
  id,
  artwork,
  sentBy,
  createdAt,
  findings,
  place,
  placement,
}: LineArtworkListed): LineArtworkRow => ({
  id,
  artwork: presentArtwork(artwork),
  bytes: artwork.bytes,
  isKept: artwork.removedAt === null,
  sentBy,
  sentAt: createdAt,
  // Written by our own check, which makes these fields.
  findings: findings as readonly FindingRow[] | null as FindingRow[] | null,
  place,
  placement: presentPlacement(placement),
  insidePlacement: presentPlacement(placement?.inside ?? null),
});

const presentProof = (proof: ProofListed, comments: readonly ProofComment[], isOff: boolean): ProofRow => ({
  id: proof.id,
  number: proof.number,
  state: proof.state,
  stateName: proofNameOf(proof.state, isOff),
  lineArtworkId: proof.lineArtworkId,
  sentAt: proof.createdAt,
  sender: proof.sender ?? '',
  note: proof.note,
  decidedAt: proof.decidedAt,
  decidedAs: proof.decidedAs,
  decision: proof.decision,
  isAsBefore: isApprovedAsBefore(proof),
  decidedName: proof.decidedName ?? '',
  decisionText: proof.decisionText ?? '',
  sheet: presentSheet(proof.sheet),
  file: proof.checksum === null ? '' : `/downloads/proof/${proof.id}.${proof.checksum}.pdf`,
  comments: comments
    .filter(({ proofId }) => proofId === proof.id)
    .map(({ id, author, link, name, text, x, y, side, createdAt }) => ({
      id,
      author,
      link,
      name,
      text,
      place: x === null || y === null ? null : { x, y, ...(side !== null && { side }) },
      at: createdAt,
    })),
});

/** Proofs from before sheets were drawn have none. */
function presentSheet(sheet: unknown): ProofRow['sheet'] {
  const stored = sheet as ProofPrinted['sheet'] | undefined; // as `issueProofDocument` stored it
  if (!stored) return null;
  const { area, places, sheets, trailSheets } = stored;
  return { ...area, places: places.map(({ x, y, turn }) => ({ x, y, turn })), sheets, trailSheets };
}
