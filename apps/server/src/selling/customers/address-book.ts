import { fail, type Result } from '@boxwright/contract';
import { addAddress, type NewAddress, type Tx } from '@boxwright/storage';

/** More addresses than any buyer keeps. */
const mostAddresses = 200;

/** Thrown to roll back an address beyond the limit. */
class AddressBookFull extends Error {}

/** Adds an address within a transaction that `unlessBookFull` runs. */
export async function addToBook(tx: Tx, address: NewAddress): Promise<number> {
  const { id, others } = await addAddress(tx, address);
  if (others >= mostAddresses) throw new AddressBookFull();
  return id;
}

/** Runs a transaction that adds an address; a full book is a refusal, and nothing of it stays. */
export async function unlessBookFull<T>(transact: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await transact();
  } catch (error) {
    if (!(error instanceof AddressBookFull)) throw error;
    return fail('not_possible', `An address book holds up to ${mostAddresses} addresses.`);
  }
}
