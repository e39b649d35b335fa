import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CustomerGroup, StoredCoupon, StoredPriceList } from '../../rows.ts';
import { coupons } from '../../schema/coupons.ts';
import { customers } from '../../schema/customers.ts';
import { couponUses, orderDiscounts } from '../../schema/order-discounts.ts';
import { orders } from '../../schema/orders.ts';
import { customerGroupMembers, customerGroups, priceLists } from '../../schema/price-lists.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';
import { countsAsUse } from './coupon-uses.ts';

export interface GroupMember {
  readonly groupId: number;
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

export function listCustomerGroups(db: DbOrTx): Promise<CustomerGroup[]> {
  return db.select().from(customerGroups).orderBy(asc(customerGroups.name));
}

/** The members of all groups, by name. */
export function listGroupMembers(db: DbOrTx): Promise<GroupMember[]> {
  return db
    .select({
      groupId: customerGroupMembers.groupId,
      id: customers.id,
      name: customers.name,
      email: customers.email,
    })
    .from(customerGroupMembers)
    .innerJoin(customers, eq(customers.id, customerGroupMembers.customerId))
    .orderBy(asc(customers.name), asc(customers.id));
}

/** Customers with these e-mail addresses, in any case. */
export function customersByEmail(
  db: DbOrTx,
  emails: readonly string[],
): Promise<{ id: number; name: string; email: string }[]> {
  if (emails.length === 0) return Promise.resolve([]);
  return db
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(
      inArray(
        sql`lower(${customers.email})`,
        emails.map((email) => email.toLowerCase()),
      ),
    );
}

/** Whether the name of a group is another group's. */
export async function isGroupNameTaken(tx: Tx, name: string, groupId: number | null): Promise<boolean> {
  const found = await tx
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(sql`lower(${customerGroups.name}) = lower(${name})`);
  return found.some(({ id }) => id !== groupId);
}

/** Makes a group, or changes one that is still as it was seen; undefined if it isn't. */
export async function saveCustomerGroup(
  tx: Tx,
  { id, name, seen }: { readonly id: number | null; readonly name: string; readonly seen: number },
  memberIds: readonly number[],
): Promise<CustomerGroup | undefined> {
  const group =
    id === null
      ? first(await tx.insert(customerGroups).values({ name }).onConflictDoNothing().returning())
      : await changeVersioned(tx, customerGroups, { id, version: seen }, { name });
  if (!group) return undefined;
  await tx.delete(customerGroupMembers).where(eq(customerGroupMembers.groupId, group.id));
  if (memberIds.length > 0) {
    await tx
      .insert(customerGroupMembers)
      .values(memberIds.map((customerId) => ({ groupId: group.id, customerId })))
      .onConflictDoNothing();
  }
  return group;
}

/** A price list with whose prices it has. */
export interface PriceListOf {
  readonly list: StoredPriceList;
  readonly customer: { readonly id: number; readonly name: string; readonly email: string } | null;
  readonly group: { readonly id: number; readonly name: string } | null;
}

/** All price lists, the newest first. */
export function listPriceLists(db: DbOrTx): Promise<PriceListOf[]> {
  return db
    .select({
      list: priceLists,
      customer: { id: customers.id, name: customers.name, email: customers.email },
      group: { id: customerGroups.id, name: customerGroups.name },
    })
    .from(priceLists)
    .leftJoin(customers, eq(customers.id, priceLists.customerId))
    .leftJoin(customerGroups, eq(customerGroups.id, priceLists.groupId))
    .orderBy(desc(priceLists.id));
}

type ListTerms = Pick<StoredPriceList, 'name' | 'customerId' | 'groupId' | 'rates' | 'validFrom' | 'validUntil'>;

/** Makes a price list, or changes one that is still as it was seen; undefined if it isn't. */
export async function savePriceList(
  tx: Tx,
  { id, seen }: { readonly id: number | null; readonly seen: number },
  terms: Partial<ListTerms & Pick<StoredPriceList, 'endedAt'>>,
): Promise<StoredPriceList | undefined> {
  if (id === null)
    return first(
      await tx
        .insert(priceLists)
        .values(terms as ListTerms)
        .returning(),
    );
  return changeVersioned(tx, priceLists, { id, version: seen }, terms);
}

/** A coupon with how often it is used, and what it took off the goods of those orders. */
export interface CouponWithUses {
  readonly coupon: StoredCoupon;
  readonly group: { readonly id: number; readonly name: string } | null;
  readonly uses: number;
  readonly givenPaise: number;
}

/** All coupons, the newest first. */
export function listCoupons(db: DbOrTx, now: Date): Promise<CouponWithUses[]> {
  const used = sql`${couponUses} used join ${orders} placed on placed.id = used.order_id`;
  const counts = sql`used.coupon_id = ${coupons.id} and ${countsAsUse(now)}`;
  return db
    .select({
      coupon: coupons,
      group: { id: customerGroups.id, name: customerGroups.name },
      uses: sql`(select count(*) from ${used} where ${counts})`.mapWith(Number),
      givenPaise: sql`(select coalesce(sum(taken.amount_paise), 0) from ${used}
        join ${orderDiscounts} taken on taken.order_id = used.order_id and taken.source = 'coupon'
        where ${counts})`.mapWith(Number),
    })
    .from(coupons)
    .leftJoin(customerGroups, eq(customerGroups.id, coupons.groupId))
    .orderBy(desc(coupons.id));
}

type CouponTerms = Omit<StoredCoupon, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'endedAt'>;

/** Makes a coupon, or changes one that is still as it was seen; undefined if it isn't, or if its code is taken. */
export async function saveCoupon(
  tx: Tx,
  { id, seen }: { readonly id: number | null; readonly seen: number },
  terms: Partial<CouponTerms & Pick<StoredCoupon, 'endedAt'>>,
): Promise<StoredCoupon | undefined> {
  if (id === null) {
    return first(
      await tx
        .insert(coupons)
        .values(terms as CouponTerms)
        .onConflictDoNothing()
        .returning(),
    );
  }
  return changeVersioned(tx, coupons, { id, version: seen }, terms);
}
