import { isGstin, isInterState as isOut, isToZone } from '@boxwright/money';
import type { AccountDocument } from './rows.ts';

/**
 * The recipient's GSTIN. The store takes a wrong one with a hint, and the portal refuses it: such a buyer counts as not
 * registered.
 */
export const registeredAs = ({ recipient }: AccountDocument): string | undefined =>
  recipient.gstin !== undefined && isGstin(recipient.gstin) ? recipient.gstin : undefined;

/** How the portals name whoever has no GSTIN. */
export const notRegistered = 'URP';

/** Whether it was supplied to another state, or to a Special Economic Zone, which is never inside one. */
export const isInterState = ({ supplier, placeOfSupply, supplyType }: AccountDocument): boolean =>
  isOut({ supplierState: supplier.stateCode, placeOfSupply, isToSez: isToZone(supplyType ?? null) });

/** The name by which a buyer is entered in the books. */
export const partyName = ({
  company,
  contactPerson,
}: Pick<AccountDocument['recipient'], 'company' | 'contactPerson'>): string =>
  company === undefined || company === '' ? contactPerson : company;
