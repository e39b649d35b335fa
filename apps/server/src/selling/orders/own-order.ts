import { fail, ok, type Result } from '@boxwright/contract';
import { type DbOrTx, findOrderOf, lockOrderOf, type Order, type Tx } from '@boxwright/storage';
import type { SignedInCustomer } from '../../adapters/identity/visitor.ts';

type Owner = Pick<SignedInCustomer, 'id'>;

export const noSuchOrder = fail('not_found', 'There is no such order.');

const found = <Found>(order: Found | undefined): Result<Found> => (order ? ok(order) : noSuchOrder);

/** One of the customer's own orders; an order of another customer is not found. */
export const findOwnOrder = async (db: DbOrTx, owner: Owner, orderId: number): Promise<Result<Order>> =>
  found(await findOrderOf(db, owner.id, orderId));

/** An order with the name of its first line, and whether it is what its cart contains now. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderOf>>>;

/** Like `findOwnOrder`, locked until the transaction ends. */
export const lockOwnOrder = async (tx: Tx, owner: Owner, orderId: number): Promise<Result<LockedOrder>> =>
  found(await lockOrderOf(tx, owner.id, orderId));
