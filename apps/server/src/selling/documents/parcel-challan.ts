import type { StoredDocument } from '@boxwright/storage';

/** The cause of the challan of a parcel. One that is sent again goes with the same. */
export const causeOfParcel = ({ id }: { readonly id: number }): string => `parcel:${id}`;

/** The challans of an order that goes in parts, oldest first; none of any other. */
export const parcelChallans = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.filter(({ kind, madeFrom }) => kind === 'delivery-challan' && madeFrom?.startsWith('parcel:'));
