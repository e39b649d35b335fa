import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { type AddressChanges, changeAddress, type NewAddress, removeAddress } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction, type Transact } from '../../calls/idempotency.ts';
import { addToBook, unlessBookFull } from '../../selling/customers/address-book.ts';
import { placeOf } from '../../selling/customers/address-place.ts';

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

const add = (transact: Transact, address: NewAddress): Promise<Result<{ addressId: number }>> =>
  unlessBookFull(() => transact(async (tx) => ok({ addressId: await addToBook(tx, address) })));

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
