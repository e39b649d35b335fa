import type { Company } from '@boxwright/contract';
import { countryName, isInterState, isToZone, isWithoutPayment, type Supply, supplyText } from '@boxwright/money';
import type { Db, Order } from '@boxwright/storage';
import { readStates } from './states.ts';

/** Where goods are supplied, why, and which taxes follow, as buyer and desk read it. */
export async function supplyTextOf(
  db: Db,
  company: Pick<Company, 'stateCode'>,
  { place, reason, type }: Supply,
  country: string | null = null,
): Promise<string> {
  const state = country === null ? ((await readStates(db)).names.get(place) ?? place) : countryName(country);
  const isIgst = isInterState({ supplierState: company.stateCode, placeOfSupply: place, isToSez: isToZone(type) });
  return supplyText({ reason, state, taxes: isWithoutPayment(type) ? 'none' : isIgst ? 'igst' : 'cgst-sgst' });
}

/** The same for an order; empty for orders from before the reason was recorded. */
export async function supplyTextOfOrder(
  db: Db,
  company: Pick<Company, 'stateCode'>,
  { placeOfSupply: place, supplyReason: reason, supplyType: type, reprintOf, exportedTo }: Order,
): Promise<string> {
  if (reprintOf !== null) return 'Made again at no charge: this is no supply, so there is no tax';
  return reason === null || type === null
    ? ''
    : supplyTextOf(db, company, { place, reason, type }, exportedTo?.country);
}
