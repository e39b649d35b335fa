import type { Company } from '@boxwright/contract';
import { isToZone, isWithoutPayment, type Supply, supplyOf } from '@boxwright/money';
import { type DbOrTx, type Order, stateOfPincode } from '@boxwright/storage';
import { LRUCache } from 'lru-cache';

/** Whose tax number is billed, and the GST code of the billing address's state. */
export interface Billed {
  readonly gstin: string | null;
  readonly stateGstCode: string | null;
  /** Whether the registration is a unit or developer of a Special Economic Zone. */
  readonly isSez?: boolean;
}

/** Where goods go, and who is billed, as far as it is known before an order has addresses. */
export interface SuppliedTo {
  readonly pincode: string | null;
  /** Of the delivery address, if there is one; otherwise its pincode names the state. */
  readonly stateGstCode?: string | null;
  /** Without it, goods without a pincode are collected. */
  readonly isCollected?: boolean;
  readonly billed?: Billed | null;
}

/** The state that supplies, and what its accountant has decided. */
export type Supplier = Pick<Company, 'stateCode' | 'supplyChoices'>;

/** Where goods are supplied, by the rule that orders follow. */
export async function supplyTo(
  db: DbOrTx,
  company: Supplier,
  { pincode, stateGstCode = null, isCollected = pincode === null, billed = null }: SuppliedTo,
): Promise<Supply> {
  const deliveryState = stateGstCode ?? (pincode === null ? null : await stateOf(db, pincode));
  return supplyAt(company, { deliveryState, isCollected, billed });
}

/** The place of supply, found from the states alone. */
export const supplyAt = (
  company: Supplier,
  to: { readonly deliveryState: string | null; readonly isCollected: boolean; readonly billed: Billed | null },
): Supply =>
  supplyOf(
    {
      supplierState: company.stateCode,
      gstin: to.billed?.gstin ?? null,
      isSez: to.billed?.isSez ?? false,
      billingState: to.billed?.stateGstCode ?? null,
      deliveryState: to.deliveryState,
      isCollected: to.isCollected,
    },
    company.supplyChoices,
  );

/** What decides between CGST with SGST and IGST. */
export interface TaxStates {
  readonly supplierState: string;
  readonly placeOfSupply: string;
  readonly isToSez: boolean;
  /** Without payment of tax, under a letter of undertaking. */
  readonly isZeroRated: boolean;
}

export const taxStates = ({ stateCode }: Pick<Company, 'stateCode'>, { place, type }: Supply): TaxStates => ({
  supplierState: stateCode,
  placeOfSupply: place,
  ...zoneOf(type),
});

/** The same for an order. */
export const taxStatesOf = (
  supplierState: string,
  { placeOfSupply, supplyType }: Pick<Order, 'placeOfSupply' | 'supplyType'>,
): TaxStates => ({ supplierState, placeOfSupply, ...zoneOf(supplyType) });

const zoneOf = (type: Order['supplyType']) => ({ isToSez: isToZone(type), isZeroRated: isWithoutPayment(type) });

async function stateOf(db: DbOrTx, pincode: string): Promise<string | null> {
  const known = states.get(pincode);
  if (known !== undefined) return known;
  const found = (await stateOfPincode(db, pincode))?.gstCode;
  if (found) states.set(pincode, found);
  return found ?? null;
}

/** GST codes by pincode. There are about 19,000 pincodes and their states don't change, so nothing empties it. */
const states = new LRUCache<string, string>({ max: 25_000 });
