// Not imported from the package's index, which loads the PDF libraries: the main thread draws nothing.
import { type TaxDocumentData, type TaxDocumentKind, taxDocumentKinds } from '@boxwright/documents/tax-document-data';
import type { StoredDocument } from '@boxwright/storage';

/** How a document names the one that it corrects or follows. */
export function printedReference(document: StoredDocument | undefined): Pick<TaxDocumentData, 'refersTo'> {
  if (!document || document.number === null || !isTaxDocument(document.kind)) return {};
  return { refersTo: { kind: document.kind, number: document.number, issuedAt: document.issuedAt } };
}

export const isTaxDocument = (kind: string): kind is TaxDocumentKind => taxDocumentKinds.some((each) => each === kind);
