import {
  fullColour,
  insidePageOf,
  printingConditionNames,
  printsInside,
  printWords,
  takesGloss,
} from '@boxwright/contract';
import { formatCount, formatRupees, paise } from '@boxwright/money';
import { demonstrationNotice } from '@boxwright/orders';
import type { Target } from '@boxwright/preflight';
import { insertDocument, type LineArtworkListed, linkProofDocument, type Proof, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompanyIn } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { toSnapshot } from '../documents/snapshot.ts';
import { printedFaceOf } from '../goods/box/printed-face.ts';
import { whiteOf } from '../goods/sticker/white-ink.ts';
import { readStoredOrder, type StoredOrder, type StoredOrderLine } from '../orders/stored-order.ts';
import { readSheetLine } from '../print-sheets/read-sheet-line.ts';
import { sheetPlaces } from '../print-sheets/sheet-places.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { type PrintingConditions, readPrintingConditions } from '../settings/printing-conditions.ts';
import type { ProofPrinted } from './draw-proof.ts';
import type { LockedLine } from './line-of-order.ts';
import { insideTarget, printTarget } from './print-target.ts';

/**
 * Issues a proof as a document, in the transaction that sends it: everything that is printed is stored, and the job that
 * makes its file is enqueued.
 */
export async function issueProofDocument(
  services: Services,
  tx: Tx,
  { order, line: { id: lineId, position } }: LockedLine,
  proof: Proof,
  came: LineArtworkListed,
): Promise<void> {
  const stored = await readStoredOrder({ db: tx, gateway: services.gateway }, order);
  const line = stored.lines[position];
  const catalogue = await currentCatalogue(services);
  const limits = await readPrintFileLimits(tx);
  const target = line && printTarget(line.goods.snapshot, came.artwork, { catalogue, limits });
  if (!line || !target) throw new RangeError(`Line ${lineId} has a proof, but nothing that is printed`);
  const { size, cuts, creases, bleed } = target;
  const sticker = readSheetLine(stored, position + 1, catalogue);
  const { name: company } = await readCompanyIn(services.db, tx);
  const printed: ProofPrinted = {
    ...{ orderNumber: orderNumber(order), company, size, cuts, creases, bleed },
    placement: came.placement,
    inside: insideOn(insideTarget(line.goods.snapshot, limits), came),
    sheet: sticker && sheetPlaces(sticker),
    white: sticker ? whiteOf(sticker) : 'none',
    ...(stored.isDemonstration ? { notice: demonstrationNotice } : {}),
    item: `Item ${position + 1}, ${line.itemName}`,
    number: proof.number,
    facts: [
      ...factsOf(stored, line, proof, came),
      ...insideOf(line, came),
      ...shinesOf(line, came),
      ...printingOf(line, await readPrintingConditions(tx)),
    ],
    findings: (came.findings ?? []).flatMap(({ text }) => (typeof text === 'string' ? [text] : [])),
    note: proof.note,
    artworkToken: came.artworkToken,
    issuedAt: proof.createdAt,
  };
  const { id } = await insertDocument(tx, {
    ...{ orderId: order.id, kind: 'proof', madeFrom: `proof:${proof.id}`, issuedAt: proof.createdAt },
    snapshot: toSnapshot(printed),
  });
  await linkProofDocument(tx, proof.id, id);
  await services.jobs.enqueue(tx, 'MakeDocument', { documentId: id });
}

/** What is printed inside, as it is seen from there; null where nothing is. */
function insideOn(
  target: Target | null,
  { artwork, placement }: LineArtworkListed,
): NonNullable<ProofPrinted['inside']> | null {
  const page = insidePageOf(artwork);
  if (!target || page === null) return null;
  return { cuts: target.cuts, creases: target.creases, page, placement: placement?.inside ?? null };
}

function factsOf(
  { order }: StoredOrder,
  { goods, quantity }: StoredOrderLine,
  proof: Proof,
  { artwork, createdAt, findings }: LineArtworkListed,
) {
  return [
    ...goods.details.filter(({ label }) => label !== 'Artwork'),
    ...unsaidPrintOf(goods),
    { label: 'Quantity', value: formatCount(quantity) },
    // Of the order, as its customer agreed to: delivery and a charge for cash belong to no line.
    { label: 'Total of the order, with GST', value: formatRupees(paise(order.totalPaise)) },
    { label: 'File', value: artwork.name },
    { label: 'File received on', value: longTime(createdAt) },
    ...checksumOf(artwork.fileKey),
    { label: 'Check of the file', value: checkWords(findings) },
    { label: 'Proof sent on', value: longTime(proof.createdAt) },
  ];
}

/** Elsewhere only another print than the usual one is named. */
const unsaidPrintOf = ({ snapshot }: StoredOrderLine['goods']) =>
  snapshot.kind === 'sticker' || snapshot.print !== null
    ? []
    : [
        {
          label: 'Print',
          value: `${printWords(fullColour)} outside${snapshot.kind === 'sample' ? ', digital' : ''}, unprinted inside`,
        },
      ];

/** Which page of the file is printed inside. */
const insideOf = ({ goods: { snapshot } }: StoredOrderLine, { artwork }: LineArtworkListed) =>
  snapshot.kind === 'box' && printsInside(snapshot.print)
    ? [{ label: 'Inside', value: `page ${insidePageOf(artwork)} of the file, as seen from inside` }]
    : [];

/** Of a coat that shines only where the file says so. */
const shinesOf = ({ goods: { snapshot } }: StoredOrderLine, { artwork }: LineArtworkListed) =>
  snapshot.kind === 'box' && takesGloss(snapshot.outer?.code)
    ? [
        {
          label: 'The coat shines',
          value: artwork.glossKey === null ? 'nowhere: the file doesn’t say where' : 'where the file has a varnish',
        },
      ]
    : [];

/** For which printing the plates of a box are made. Stickers are printed without plates. */
const printingOf = ({ goods: { snapshot } }: StoredOrderLine, conditions: PrintingConditions) =>
  snapshot.kind === 'box'
    ? [{ label: 'Printed for', value: printingConditionNames[conditions[printedFaceOf(snapshot.board)]] }]
    : [];

function checkWords(findings: LineArtworkListed['findings']): string {
  if (findings === null) return 'Not checked by the program';
  return findings.length === 0 ? 'Nothing found' : `${findings.length} found, below`;
}

/** Stored files are named by their checksum; those of earlier versions aren't. */
function checksumOf(fileKey: string) {
  const [, sum] = /\.([\w-]{43})\.\w+$/.exec(fileKey) ?? [];
  return sum === undefined
    ? []
    : [{ label: 'SHA-256 of the file', value: Buffer.from(sum, 'base64url').toString('hex') }];
}

const longTime = (date: Date): string => longIndianTime.format(date).replaceAll('\u202f', ' ');
const longIndianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
