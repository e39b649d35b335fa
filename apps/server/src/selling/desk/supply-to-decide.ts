import type { Output } from '@boxwright/contract';
import { countriesAbroad, isNamedSupply } from '@boxwright/money';
import type { Db, Order, StoredDocument } from '@boxwright/storage';
import { readCompany } from '../company/company.ts';
import { readStates } from '../delivery/states.ts';
import { validLut } from '../settings/tax-terms.ts';

/** Where an order is supplied, with the states to choose from; null once it is invoiced or cancelled. */
export async function supplyToDecide(
  db: Db,
  { status, placeOfSupply, supplyType, exportedTo }: Order,
  documents: readonly Pick<StoredDocument, 'kind'>[],
  today: string,
): Promise<Output<'GetDeskOrder'>['supply']> {
  if (status === 'Cancelled' || documents.some(({ kind }) => kind === 'tax-invoice')) return null;
  const [{ names }, { stateCode }] = await Promise.all([readStates(db), readCompany(db)]);
  return {
    // An export has no state; ours is the likeliest if it turns out to be none.
    place: names.has(placeOfSupply) ? placeOfSupply : stateCode,
    kind: isNamedSupply(supplyType) ? supplyType : 'usual',
    buyerName: exportedTo?.buyerName ?? '',
    buyerAddress: exportedTo?.buyerAddress ?? '',
    country: exportedTo?.country ?? '',
    countries: countriesAbroad().map(({ code, name }) => ({ value: code, label: name })),
    lut: (await validLut(db, today)) ?? '',
    states: [...names]
      .map(([value, name]) => ({ value, label: `${name} (${value})` }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

/** The papers at the customs of an export; null for everything else. */
export const customsOf = ({ exportedTo }: Order): Output<'GetDeskOrder'>['customs'] =>
  exportedTo === null
    ? null
    : { port: exportedTo.port ?? '', number: exportedTo.shippingBill ?? '', day: exportedTo.shippingBillOn ?? '' };
