import type { Paise } from '@boxwright/money';
import type { DocumentAddress, DocumentCompany } from '../order-form-data.ts';

/** What the papers of an order's parcels say. They have no prices: whoever receives the goods may not be who bought them. */
export interface PackingData {
  readonly company: DocumentCompany;
  /** That the order is a demonstration. */
  readonly notice?: string;
  readonly order: {
    /** `BW26-010001` */
    readonly number: string;
    readonly placedAt: Date;
    /** The buyer's own number of the purchase. */
    readonly purchaseOrder?: string;
  };
  readonly deliverTo: DocumentAddress;
  readonly lines: readonly {
    readonly item: string;
    readonly description: string;
    /** Pieces in the parcels. */
    readonly pieces: number;
    readonly ordered: number;
  }[];
  /** How many parcels it is packed into. */
  readonly parcels: number;
  /** Which of several consignments of the order it is. */
  readonly part?: number;
  /** Of all parcels, computed from board and coats. */
  readonly weightGrams: number;
  /** In cash at the door. */
  readonly toCollect?: Paise;
}

/** The code of a parcel in its barcode. @param parcel from 1 */
export const parcelCode = (orderNumber: string, parcel: number, part?: number): string =>
  `${orderNumber}${part === undefined ? '' : `-C${part}`}-P${parcel}`;

/** As it is written on labels: "12.4 kg". */
export const weightText = (grams: number): string => `${(Math.ceil(grams / 100) / 10).toFixed(1)} kg`;
