import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Customer, NewCustomer, NewStaff, Staff } from '../../rows.ts';
import { customers, staff } from '../../schema/customers.ts';
import { user } from '../../schema/identity.ts';
import { first } from '../equal-to.ts';

/** Undefined if there is already a customer for the e-mail or the user. */
export async function createCustomer(tx: Tx, customer: NewCustomer): Promise<Customer | undefined> {
  return first(
    await tx
      .insert(customers)
      .values({ ...customer, email: customer.email.toLowerCase() })
      .onConflictDoNothing()
      .returning(),
  );
}

export async function findCustomer(db: DbOrTx, customerId: number): Promise<Customer | undefined> {
  return first(await db.select().from(customers).where(eq(customers.id, customerId)));
}

/** The same, locked until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<Customer | undefined> {
  return first(await tx.select().from(customers).where(eq(customers.id, customerId)).for('update'));
}

export async function findCustomerByUserId(db: DbOrTx, userId: string): Promise<Customer | undefined> {
  return first(await db.select().from(customers).where(eq(customers.userId, userId)));
}

/** Case-insensitive. */
export async function findCustomerByEmail(db: DbOrTx, email: string): Promise<Customer | undefined> {
  return first(await db.select().from(customers).where(eq(customers.email, email.toLowerCase())));
}

export type CustomerChanges = Partial<Omit<NewCustomer, 'id' | 'userId' | 'email' | 'createdAt' | 'updatedAt'>>;

/** Undefined when the customer's data were erased meanwhile. */
export async function changeCustomer(
  tx: Tx,
  customerId: number,
  changes: CustomerChanges,
): Promise<Customer | undefined> {
  const isKept = and(eq(customers.id, customerId), isNull(customers.erasedAt));
  return first(await tx.update(customers).set(changes).where(isKept).returning());
}

/** Changes the customer's e-mail; the caller changes the account's. */
export async function changeCustomerEmail(tx: Tx, customerId: number, email: string): Promise<Customer | undefined> {
  const changed = { email: email.toLowerCase() };
  return first(await tx.update(customers).set(changed).where(eq(customers.id, customerId)).returning());
}

export async function findStaffByUserId(db: DbOrTx, userId: string): Promise<Staff | undefined> {
  return first(
    await db
      .select()
      .from(staff)
      .where(and(eq(staff.userId, userId), eq(staff.active, true))),
  );
}

/** Whether an account is that of somebody whose access to the back office has ended. */
export async function wasStaff(db: DbOrTx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.userId, userId), eq(staff.active, false)));
  return rows.length > 0;
}

/** Where mails to a member of staff go. */
export async function findStaffEmail(db: DbOrTx, staffId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: user.email })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .where(eq(staff.id, staffId));
  return row?.email;
}

/** Undefined when the user is already on the staff. */
export async function createStaff(tx: Tx, member: NewStaff): Promise<Staff | undefined> {
  return first(await tx.insert(staff).values(member).onConflictDoNothing().returning());
}

/** The names of members of staff, by id; also of former ones. */
export async function namesOfStaff(db: DbOrTx, staffIds: readonly number[]): Promise<Map<number, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...staffIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Customers whose data were erased in a span of time. */
export async function customersErased(db: DbOrTx, from: Date, until: Date): Promise<number[]> {
  const isThen = and(gte(customers.erasedAt, from), lt(customers.erasedAt, until));
  const rows = await db.select({ id: customers.id }).from(customers).where(isThen);
  return rows.map(({ id }) => id);
}
