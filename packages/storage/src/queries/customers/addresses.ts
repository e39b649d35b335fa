import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared, preparedInsert } from '../../prepared.ts';
import type { Address, NewAddress } from '../../rows.ts';
import { addresses } from '../../schema/customers.ts';
import { cities, countries, states } from '../../schema/places.ts';
import { equalTo, type Filter, first, only } from '../equal-to.ts';

/** An address with the names of its places. */
export interface AddressWithPlaces extends Address {
  country: string;
  state: string;
  stateGstCode: string | null;
  city: string;
}

const withPlaces = (db: DbOrTx, isWanted: SQL | undefined) => placesOf(db, and(isNull(addresses.deletedAt), isWanted));

const placesOf = (db: DbOrTx, isWanted: SQL | undefined) =>
  db
    .select({
      address: addresses,
      country: countries.name,
      state: states.name,
      stateGstCode: states.gstCode,
      city: cities.name,
    })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .where(isWanted)
    .orderBy(asc(addresses.id));

const flat = ({ address, ...places }: Awaited<ReturnType<typeof withPlaces>>[number]): AddressWithPlaces => ({
  ...address,
  ...places,
});

/** A customer's addresses, oldest first, without deleted ones; the filter narrows by kind or id. */
export async function listAddresses(
  db: DbOrTx,
  customerId: number,
  filter: Filter<Omit<Address, 'customerId' | 'deletedAt'>> = {},
): Promise<AddressWithPlaces[]> {
  const rows = await withPlaces(db, and(eq(addresses.customerId, customerId), equalTo(addresses, filter)));
  return rows.map(flat);
}

/** All that is stored of a customer's addresses, deleted ones too. */
export async function addressesStoredOf(db: DbOrTx, customerId: number): Promise<AddressWithPlaces[]> {
  return (await placesOf(db, eq(addresses.customerId, customerId))).map(flat);
}

const addressOf = prepared('address_of', (db) => {
  const { customerId, addressId } = placeholders('customerId', 'addressId');
  return withPlaces(db, and(eq(addresses.customerId, customerId), eq(addresses.id, addressId)));
});

/** Undefined when there is no such address, or it's somebody else's. */
export async function findAddressOf(
  db: DbOrTx,
  customerId: number,
  addressId: number,
): Promise<AddressWithPlaces | undefined> {
  return first((await addressOf(db, { customerId, addressId })).map(flat));
}

interface AddedAddress {
  readonly id: number;
  /** How many addresses the customer had before. */
  readonly others: number;
}

const addedAddress = preparedInsert<NewAddress, AddedAddress[]>('added_address', (db, address) => {
  const isOther = and(eq(addresses.customerId, address.customerId), isNull(addresses.deletedAt));
  // The count doesn't include the row that the same statement inserts.
  const others = sql`(select count(*) from ${addresses} where ${isOther})`.mapWith(Number);
  return db.insert(addresses).values(address).returning({ id: addresses.id, others });
});

export async function addAddress(tx: Tx, address: NewAddress): Promise<AddedAddress> {
  return only(await addedAddress(tx, address));
}

export type AddressChanges = Partial<Omit<NewAddress, 'id' | 'customerId'>>;

/** Undefined when there is no such address, or it's somebody else's. */
export async function changeAddress(
  tx: Tx,
  customerId: number,
  addressId: number,
  changes: AddressChanges,
): Promise<Address | undefined> {
  return first(await tx.update(addresses).set(changes).where(ownAddress(customerId, addressId)).returning());
}

/** False when there is no such address, or it's somebody else's. */
export async function removeAddress(tx: Tx, customerId: number, addressId: number, now: Date): Promise<boolean> {
  const removed = await tx
    .update(addresses)
    .set({ deletedAt: now })
    .where(ownAddress(customerId, addressId))
    .returning({ id: addresses.id });
  return removed.length > 0;
}

const ownAddress = (customerId: number, addressId: number) =>
  and(eq(addresses.id, addressId), eq(addresses.customerId, customerId), isNull(addresses.deletedAt));
