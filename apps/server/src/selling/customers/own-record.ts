import { type Customer, type DbOrTx, findCustomer } from '@boxwright/storage';
import type { SignedInCustomer } from '../../adapters/identity/visitor.ts';

/** The signed-in customer's row. It must exist: the session refers to it, and customers' rows are never deleted. */
export async function ownRecord(db: DbOrTx, { id }: Pick<SignedInCustomer, 'id'>): Promise<Customer> {
  const own = await findCustomer(db, id);
  if (!own) throw new Error('The signed-in customer has no row.');
  return own;
}
