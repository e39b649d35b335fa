import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CustomerTerms } from '../../rows.ts';
import { customerTerms } from '../../schema/customer-terms.ts';
import { staff } from '../../schema/customers.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

/** Terms with the name of who agreed to them. */
export interface AgreedTerms extends CustomerTerms {
  readonly by: string;
}

const inForce = (customerId: number) => and(eq(customerTerms.customerId, customerId), isNull(customerTerms.endedAt));

/** A customer's own terms; undefined for the usual ones. */
export async function findCustomerTerms(db: DbOrTx, customerId: number): Promise<AgreedTerms | undefined> {
  return first(
    await db
      .select({ ...getTableColumns(customerTerms), by: staff.name })
      .from(customerTerms)
      .innerJoin(staff, eq(staff.id, customerTerms.staffId))
      .where(inForce(customerId)),
  );
}

/** The same, locked until the transaction ends: orders on account of one customer are counted one after the other. */
export async function lockCustomerTerms(tx: Tx, customerId: number): Promise<CustomerTerms | undefined> {
  return first(await tx.select().from(customerTerms).where(inForce(customerId)).for('update'));
}

type NewTerms = Pick<CustomerTerms, 'customerId' | 'days' | 'limitPaise' | 'staffId'>;

/**
 * Stores a customer's own terms, if they are still as they were seen; otherwise undefined, and nothing is changed.
 *
 * @param seen the version that was seen, 0 for none
 */
export async function saveCustomerTerms(tx: Tx, terms: NewTerms, seen: number): Promise<CustomerTerms | undefined> {
  const { customerId, ...agreed } = terms;
  const changed = { ...agreed, endedAt: null };
  if (seen === 0) {
    return first(
      await tx
        .insert(customerTerms)
        .values(terms)
        .onConflictDoUpdate({
          target: customerTerms.customerId,
          set: { ...changed, version: sql`${customerTerms.version} + 1` },
          setWhere: isNotNull(customerTerms.endedAt),
        })
        .returning(),
    );
  }
  return changeVersioned(tx, customerTerms, { customerId, version: seen }, changed, inForce(customerId));
}

/** Gives a customer the usual terms again, if theirs are still as they were seen; otherwise undefined. */
export async function endCustomerTerms(
  tx: Tx,
  { customerId, staffId }: Pick<CustomerTerms, 'customerId' | 'staffId'>,
  { seen, at }: { readonly seen: number; readonly at: Date },
): Promise<CustomerTerms | undefined> {
  const ended = { staffId, endedAt: at };
  return changeVersioned(tx, customerTerms, { customerId, version: seen }, ended, inForce(customerId));
}
