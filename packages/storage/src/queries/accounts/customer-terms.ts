import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CustomerTerms } from '../../rows.ts';
import { customerTerms } from '../../schema/customer-terms.ts';
import { staff } from '../../schema/customers.ts';
import { first } from '../equal-to.ts';

/** Terms with the name of who agreed to them. */
export interface AgreedTerms extends CustomerTerms {
  readonly by: string;
}

/** A customer's own terms; undefined for the usual ones. */
export async function findCustomerTerms(db: DbOrTx, customerId: number): Promise<AgreedTerms | undefined> {
  return first(
    await db
      .select({ ...getTableColumns(customerTerms), by: staff.name })
      .from(customerTerms)
      .innerJoin(staff, eq(staff.id, customerTerms.staffId))
      .where(eq(customerTerms.customerId, customerId)),
  );
}

/** The same, locked until the transaction ends: orders on account of one customer are counted one after the other. */
export async function lockCustomerTerms(tx: Tx, customerId: number): Promise<CustomerTerms | undefined> {
  return first(await tx.select().from(customerTerms).where(eq(customerTerms.customerId, customerId)).for('update'));
}

type NewTerms = Pick<CustomerTerms, 'customerId' | 'days' | 'limitPaise' | 'staffId'>;

/**
 * Stores a customer's own terms, if they are still as they were seen; otherwise undefined, and nothing is changed.
 *
 * @param seen the version that was seen, 0 for none
 */
export async function saveCustomerTerms(tx: Tx, terms: NewTerms, seen: number): Promise<CustomerTerms | undefined> {
  if (seen === 0) return first(await tx.insert(customerTerms).values(terms).onConflictDoNothing().returning());
  const { customerId, ...changed } = terms;
  return first(
    await tx
      .update(customerTerms)
      .set({ ...changed, version: sql`${customerTerms.version} + 1` })
      .where(and(eq(customerTerms.customerId, customerId), eq(customerTerms.version, seen)))
      .returning(),
  );
}

/** Gives a customer the usual terms again, if theirs are still as they were seen; otherwise undefined. */
export async function dropCustomerTerms(tx: Tx, customerId: number, seen: number): Promise<CustomerTerms | undefined> {
  return first(
    await tx
      .delete(customerTerms)
      .where(and(eq(customerTerms.customerId, customerId), eq(customerTerms.version, seen)))
      .returning(),
  );
}
