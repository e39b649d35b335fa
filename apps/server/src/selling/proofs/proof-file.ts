import { findArtwork, type StoredDocument } from '@boxwright/storage';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { readOriginal, readPreview, readPrint } from '../artwork/read-artwork.ts';
import { documentFile } from '../documents/document-file.ts';
import { LostDocument } from '../documents/draw-document.ts';
import { fromSnapshot } from '../documents/snapshot.ts';
import type { PrintFile } from '../print-sheets/print-picture.ts';
import type { ProofPrinted } from './draw-proof.ts';
import { proofSheetTask } from './tasks.ts';

/** The file of a proof as it was issued, made now if there is none yet. */
export const proofFile = (services: Services, document: StoredDocument): Promise<Uint8Array> =>
  documentFile(services, document, `document ${document.id}`, () => draw(services, document));

async function draw(services: Services, { id, snapshot }: StoredDocument): Promise<Uint8Array> {
  if (snapshot === null) throw new LostDocument(id);
  const printed = fromSnapshot(snapshot) as ProofPrinted; // as `issueProofDocument` stored it
  // Each document has a separate allowance, like those that are drawn from our own data.
  const sender = { source: `document ${id}`, address: '', rank: 'staff' } as const;
  const file = await readFile(services, printed.artworkToken);
  try {
    return await services.inspection.runForStaff(proofSheetTask, { printed, file }, sender);
  } catch (error) {
    if (!file || !(error instanceof TooMuchToDraw)) throw error;
    return services.inspection.runForStaff(proofSheetTask, { printed, file: null }, sender);
  }
}

/** Null when the artwork isn't kept any more. */
async function readFile({ db, files }: Pick<Services, 'db' | 'files'>, token: string): Promise<PrintFile | null> {
  const artwork = await findArtwork(db, token);
  if (!artwork || artwork.removedAt !== null) return null;
  const { name, kind, page, ratio, bleed, isTransparent } = artwork;
  const [original, print, preview] = await Promise.all([
    readOriginal(files, artwork),
    readPrint(files, artwork),
    readPreview(files, artwork),
  ]);
  return { name, kind, page, ratio, bleed, isTransparent, original, print, preview };
}
