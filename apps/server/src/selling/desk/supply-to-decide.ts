import type { Output } from '@boxwright/contract';
import { isToZone } from '@boxwright/money';
import type { Db, Order, StoredDocument } from '@boxwright/storage';
import { readStates } from '../delivery/states.ts';
import { validLut } from '../settings/tax-terms.ts';

/** Where an order is supplied, with the states to choose from; null once it is invoiced or cancelled. */
export async function supplyToDecide(
  db: Db,
  { status, placeOfSupply, supplyType }: Order,
  documents: readonly Pick<StoredDocument, 'kind'>[],
  today: string,
): Promise<Output<'GetDeskOrder'>['supply']> {
  if (status === 'Cancelled' || documents.some(({ kind }) => kind === 'tax-invoice')) return null;
  const { names } = await readStates(db);
  return {
    place: placeOfSupply,
    isToSez: isToZone(supplyType),
    isWithoutPayment: supplyType === 'SEZWOP',
    lut: (await validLut(db, today)) ?? '',
    states: [...names]
      .map(([value, name]) => ({ value, label: `${name} (${value})` }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  };
}
