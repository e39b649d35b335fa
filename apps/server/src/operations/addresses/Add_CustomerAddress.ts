import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { type AddressChanges, addAddress, changeAddress, type NewAddress, removeAddress } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction, type Transact } from '../../calls/idempotency.ts';
import { placeOf } from '../../selling/customers/address-place.ts';

/** More addresses than any buyer keeps. */
const maxAddresses = 200;

export const Add_CustomerAddress: Handler<'Add_CustomerAddress'> = async (input, call) => {
  const { customer } = call.visitor;
  const transact = idempotentTransaction(call, 'Add_CustomerAddress', input);
  if (input.action === 'DELETE') return remove(transact, customer.id, input.addressId, call.services.now());
  const { db } = call.services;
  const place = await placeOf(db, input);
  if (!place.ok) return place;
  const content = { ...contentOf(input), ...place.value };
  if (input.action === 'Update') return change(transact, customer.id, input, content);
  const { kind } = input;
  if (kind === null) return fail('invalid', 'Please select Address Title', { field: 'kind' });
  return add(transact, { customerId: customer.id, kind, ...content });
};

/** Thrown to roll back an address beyond the limit. */
class AddressBookFull extends Error {}

async function add(transact: Transact, address: NewAddress): Promise<Result<{ addressId: number }>> {
  try {
    return await transact(async (tx) => {
      const { id, others } = await addAddress(tx, address);
      if (others >= maxAddresses) throw new AddressBookFull();
      return ok({ addressId: id });
    });
  } catch (error) {
    if (!(error instanceof AddressBookFull)) throw error;
    return fail('not_possible', `An address book holds up to ${maxAddresses} addresses.`);
  }
}

const noSuchAddress = () => fail('not_found', 'There is no such address.');

/** Without a title, the address keeps its kind. */
const change = (
  transact: Transact,
  customerId: number,
  { addressId, kind }: Pick<AddressInput, 'addressId' | 'kind'>,
  content: AddressChanges,
) =>
  transact(async (tx) => {
    const changes = kind === null ? content : { ...content, kind };
    const changed = addressId === null ? undefined : await changeAddress(tx, customerId, addressId, changes);
    return changed ? ok({ addressId: changed.id }) : noSuchAddress();
  });

const remove = (transact: Transact, customerId: number, addressId: number | null, now: Date) =>
  transact(async (tx) => {
    const removed = addressId !== null && (await removeAddress(tx, customerId, addressId, now));
    return removed ? ok({ addressId }) : noSuchAddress();
  });

type AddressInput = Input<'Add_CustomerAddress'>;

/** The address without city, state and country. */
const contentOf = (input: AddressInput) => ({
  companyName: given(input.companyName),
  contactName: input.contactName,
  mobile: input.mobile,
  flat: given(input.flat),
  area: input.area,
  landmark: given(input.landmark),
  pincode: input.pincode,
  email: given(input.email),
  gstin: given(input.gstin),
  latitude: coordinate(input.latitude, 90),
  longitude: coordinate(input.longitude, 180),
});

const given = (text: string): string | null => (text === '' ? null : text);

function coordinate(sent: unknown, max: number): number | null {
  const degrees = typeof sent === 'string' && sent !== '' ? Number(sent) : sent;
  return typeof degrees === 'number' && Math.abs(degrees) <= max ? degrees : null;
}
