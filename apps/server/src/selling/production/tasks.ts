import type { TicketArtwork } from '@boxwright/documents';
import type { GangJob, GangRun, RateCard } from '@boxwright/pricing';
import { exactly, task } from '../../process/work/task.ts';
import type { SheetFileAsked, ToolFile, ToolFileAsked } from './sheet-file.ts';
import type { StoredTicketArtwork } from './ticket-artwork.ts';
import type { TicketToDraw } from './ticket-layouts.ts';

interface TicketTask extends TicketToDraw {
  readonly artwork?: StoredTicketArtwork | null;
  /** Of a run: one for each of its parts. */
  readonly artworks?: readonly (StoredTicketArtwork | null)[];
}

/** Wide enough for the ticket's column, in pixels. */
const pictureSize = 480;

export const jobTicketTask = task('jobTicket', async ({ artwork = null, artworks, ...asked }: TicketTask) => {
  const { jobTicketPdf } = await import('@boxwright/documents');
  const { withLayouts } = await import('./ticket-layouts.ts');
  const ticket = withLayouts(asked);
  const parts = await Promise.all(
    ticket.parts.map(async (part, index) => ({ ...part, artwork: await withPicture(artworks?.[index] ?? null) })),
  );
  return exactly(await jobTicketPdf({ ...ticket, parts, artwork: await withPicture(artwork) }));
});

async function withPicture(artwork: StoredTicketArtwork | null): Promise<TicketArtwork | null> {
  if (!artwork) return null;
  const { preview, insidePreview, ...said } = artwork;
  const inside = insidePreview && (await asPicture(insidePreview));
  return { ...said, picture: preview && (await asPicture(preview)), ...(inside && { inside }) };
}

const asPicture = async ({ name, webp }: NonNullable<StoredTicketArtwork['preview']>) => ({
  name,
  ...(await asJpeg(webp)),
});

/** PDFs hold no WebP. */
async function asJpeg(webp: Uint8Array) {
  const { sharp } = await import('../../process/work/sharp.ts');
  const { data, info } = await sharp(webp)
    .resize({ width: pictureSize, height: pictureSize, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 75 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** What a run's page says of its sheet: the ticket's words and pictures, without drawing them. Some 20 ms. */
export const runPlacesTask = task('runPlaces', async (asked: TicketToDraw) => {
  const { withLayouts } = await import('./ticket-layouts.ts');
  const { placesOf } = await import('./run-places.ts');
  return placesOf(withLayouts(asked));
});

/** A sheet with all its blanks: some 100 ms as PDF, the others about 20. Null where it can't be drawn as it was laid. */
export const sheetFileTask = task('sheetFile', async (asked: SheetFileAsked) => {
  const { sheetFile } = await import('./sheet-file.ts');
  const bytes = await sheetFile(asked);
  return bytes && exactly(bytes);
});

/** A tool for a sheet: some 50 ms. Null where the sheet can't be drawn as it was laid. */
export const toolFileTask = task('toolFile', async (asked: ToolFileAsked): Promise<ToolFile | null> => {
  const { toolFile } = await import('./sheet-file.ts');
  const file = toolFile(asked);
  return file?.ok ? { ...file, bytes: exactly(file.bytes) } : file;
});

interface JobsToCompare {
  readonly jobs: readonly GangJob[];
  readonly card: RateCard;
}

/** Compares jobs two by two: some tens of ms, and 20 ms for each box that wasn't laid out on this thread yet. */
export const gangRunsTask = task('gangRuns', async ({ jobs, card }: JobsToCompare): Promise<GangRun[]> => {
  const { gangRuns } = await import('@boxwright/pricing');
  return gangRuns(jobs, card);
});

interface PartsToLay extends JobsToCompare {
  readonly parts: readonly Pick<GangRun['blanks'][number], 'id' | 'part'>[];
}

/** Lays exactly these parts together; null when that saves nothing. */
export const gangRunOfTask = task('gangRunOf', async ({ jobs, parts, card }: PartsToLay): Promise<GangRun | null> => {
  const { gangRunOf } = await import('@boxwright/pricing');
  return gangRunOf(jobs, parts, card);
});
