import type { TicketArtwork } from '@boxwright/documents';
import { approverOf, insideOnPlates, laidByHand, whyNotPrinted } from '@boxwright/orders';
import { type Artwork, findArtwork, type JobListed, waiversOfLines } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { insidePicture } from '../artwork/inside-picture.ts';
import { readPreview } from '../artwork/read-artwork.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';
import { insideOnPlatesOf } from './inside-on-plates.ts';

/** What a line's ticket says about its artwork, with the picture as it is stored: a WebP. */
export interface StoredTicketArtwork extends Omit<TicketArtwork, 'picture' | 'inside'> {
  readonly preview: StoredPicture | null;
  /** Of the page that is printed inside; null without one, or where it can't be drawn. */
  readonly insidePreview: StoredPicture | null;
}

interface StoredPicture {
  readonly webp: Uint8Array;
  readonly name: string;
}

/** The artwork of a line and the state of its proof; null for what is made without print. */
export async function ticketArtwork(
  services: Pick<Services, 'db' | 'files' | 'inspection'>,
  listed: JobListed,
  { goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>,
): Promise<StoredTicketArtwork | null> {
  const { db, files } = services;
  const { job, line, isWaived, byHand, ...proof } = listed;
  const { standing } = line;
  if (standing === null) return null;
  const inside = insideOnPlatesOf(listed);
  const why = whyNotPrinted(standing, isWaived);
  const approver = approverOf(proof);
  const token = snapshot.artwork?.token;
  const artwork = token === undefined ? undefined : await findArtwork(db, token);
  const [waiver] = isWaived && standing !== 'approved' ? await waiversOfLines(db, [job.lineId]) : [];
  const isKept = artwork !== undefined && artwork.removedAt === null;
  return {
    says:
      why !== null
        ? `Don’t print: ${why}`
        : standing !== 'approved'
          ? 'May be printed without an approved proof'
          : approver === ''
            ? 'Approved for print'
            : `Approved by ${approver}`,
    approvedAt: proof.approvedAt,
    waiver: waiver ? { by: waiver.by, at: waiver.createdAt, reason: waiver.reason } : null,
    onPlates: [
      ...(byHand ? [laidByHand[byHand]] : []),
      ...(inside ? [insideOnPlates(inside.onPlates, inside.page)] : []),
    ],
    insidePreview: isKept && inside?.page ? await pictureOfInside(services, artwork, inside.page) : null,
    preview: isKept ? { webp: await readPreview(files, artwork), name: artwork.name } : null,
  };
}

async function pictureOfInside(
  services: Pick<Services, 'files' | 'inspection'>,
  artwork: Artwork,
  page: number,
): Promise<StoredPicture | null> {
  const sender = { source: `ticket of ${artwork.token}`, address: '', rank: 'staff' } as const;
  const drawn = await insidePicture(services, artwork, sender);
  return drawn.ok ? { webp: drawn.value, name: `${artwork.name}, page ${page}` } : null;
}
