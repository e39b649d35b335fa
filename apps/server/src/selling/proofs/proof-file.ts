import type { StoredDocument } from '@boxwright/storage';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { documentFile } from '../documents/document-file.ts';
import { LostDocument } from '../documents/draw-document.ts';
import { fromSnapshot } from '../documents/snapshot.ts';
import { readPrintFile } from '../print-sheets/read-print-file.ts';
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
  const file = await readPrintFile(services, printed.artworkToken);
  try {
    return await services.inspection.runForStaff(proofSheetTask, { printed, file }, sender);
  } catch (error) {
    if (!file || !(error instanceof TooMuchToDraw)) throw error;
    return services.inspection.runForStaff(proofSheetTask, { printed, file: null }, sender);
  }
}
