import type { TaxDocumentData } from '@boxwright/documents';
import type { StoredDocument } from '@boxwright/storage';
import { fromSnapshot } from './snapshot.ts';

/** The data that is printed on an issued tax document. */
export function printedOn({ id, snapshot }: Pick<StoredDocument, 'id' | 'snapshot'>): TaxDocumentData {
  if (snapshot === null) throw new RangeError(`Document ${id} was issued without its data`);
  return fromSnapshot(snapshot) as TaxDocumentData; // as `issueDocument` stored it
}
