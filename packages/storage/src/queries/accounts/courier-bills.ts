import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CourierBill, NewCourierBill } from '../../rows.ts';
import { courierBills } from '../../schema/courier-bills.ts';
import { first } from '../equal-to.ts';
import type { AccountPeriod } from './accounts.ts';

/** A bill with what was sent with its courier in the days that it is for. */
export interface ListedCourierBill extends CourierBill {
  readonly by: string;
  /** An order that went whole is one. */
  readonly parcels: number;
  /** What buyers were charged for the delivery of what was in them, before tax, in paise. */
  readonly charged: number;
}

/** Bills and charges that stand, the newest first. */
export async function listCourierBills(
  db: DbOrTx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedCourierBill[]> {
  type Row = Omit<ListedCourierBill, 'createdAt' | 'withdrawnAt' | 'withdrawnBy'>;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select b.id, b.kind, b.courier, b.number, b.billed_on::text as "billedOn", b.booked_on::text as "bookedOn",
      b.sent_from::text as "sentFrom", b.sent_to::text as "sentTo", b.taxable_paise::float8 as "taxablePaise",
      b.cgst_paise::float8 as "cgstPaise", b.sgst_paise::float8 as "sgstPaise", b.igst_paise::float8 as "igstPaise",
      b.is_reverse_charge as "isReverseCharge", b.staff_id as "staffId", s.name as by, sent.parcels, sent.charged
    from courier_bills b join staff s on s.id = b.staff_id
    cross join lateral (
      select count(*)::int as parcels, round(coalesce(sum(each.charged), 0))::float8 as charged from (
        select o.delivery_paise::numeric as charged from orders o
         where o.id in (select s.order_id from order_steps s
               where s.status = 'Dispatched' and lower(s.courier) = lower(b.courier)
                 and (s.created_at at time zone 'Asia/Kolkata')::date between b.sent_from and b.sent_to)
           and not exists (select from parcels p where p.order_id = o.id)
        union all
        -- One that goes in parts: each parcel has its pieces' share of what its lines were charged. More may be packed
        -- than was ordered.
        select (select sum(l.delivery_paise::numeric * i.quantity / greatest(l.quantity,
                    (select sum(quantity) from parcel_items packed where packed.line_id = l.id)))
                  from parcel_items i join order_lines l on l.id = i.line_id where i.parcel_id = p.id)
          from parcels p
         where lower(p.courier) = lower(b.courier)
           and exists (select from parcel_steps t where t.parcel_id = p.id and t.status = 'sent'
                 and (t.created_at at time zone 'Asia/Kolkata')::date between b.sent_from and b.sent_to)
        ) each) sent
    where b.withdrawn_at is null order by b.billed_on desc, b.id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(0), withdrawnAt: null, withdrawnBy: null }));
}

/** What is owed to each courier by its bills, less what it has taken off remittances; in paise. */
export async function courierBalances(db: DbOrTx): Promise<{ courier: string; billed: number; takenOff: number }[]> {
  const { rows } = await db.execute<{ courier: string; billed: number; takenOff: number }>(sql`
    select min(courier) as courier,
      coalesce(sum(taxable_paise + case when is_reverse_charge then 0 else cgst_paise + sgst_paise + igst_paise end)
        filter (where kind = 'bill'), 0)::float8 as billed,
      coalesce(sum(taxable_paise) filter (where kind = 'taken-off'), 0)::float8 as "takenOff"
    from courier_bills where withdrawn_at is null group by lower(courier) order by 1`);
  return rows;
}

/** The bills and charges that a period of the books has, oldest first. */
export function courierBillsIn(db: DbOrTx, { from, to }: AccountPeriod): Promise<CourierBill[]> {
  return db
    .select()
    .from(courierBills)
    .where(and(isNull(courierBills.withdrawnAt), between(courierBills.bookedOn, from, to)))
    .orderBy(asc(courierBills.bookedOn), asc(courierBills.id));
}

export async function findCourierBill(
  db: DbOrTx,
  { kind, courier, number }: Pick<CourierBill, 'kind' | 'courier' | 'number'>,
): Promise<CourierBill | undefined> {
  const isSame = sql`lower(${courierBills.courier}) = lower(${courier})`;
  return first(
    await db
      .select()
      .from(courierBills)
      .where(
        and(eq(courierBills.kind, kind), isSame, eq(courierBills.number, number), isNull(courierBills.withdrawnAt)),
      ),
  );
}

/** What a courier took off the remittance of this reference, in paise; 0 for nothing. */
export async function takenOffRemittance(db: DbOrTx, reference: string): Promise<number> {
  const rows = await db
    .select({ taxablePaise: courierBills.taxablePaise })
    .from(courierBills)
    .where(
      and(eq(courierBills.kind, 'taken-off'), eq(courierBills.number, reference), isNull(courierBills.withdrawnAt)),
    );
  return rows.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
}

export async function courierBillById(db: DbOrTx, id: number): Promise<CourierBill | undefined> {
  return first(await db.select().from(courierBills).where(eq(courierBills.id, id)));
}

/** Undefined if the courier's bill of this number, or what it took off this remittance, is recorded already. */
export async function insertCourierBill(tx: Tx, bill: NewCourierBill): Promise<CourierBill | undefined> {
  return first(await tx.insert(courierBills).values(bill).onConflictDoNothing().returning());
}

/** False if it is withdrawn already. */
export async function withdrawCourierBill(
  tx: Tx,
  id: number,
  by: { readonly staffId: number; readonly at: Date },
): Promise<boolean> {
  const changed = await tx
    .update(courierBills)
    .set({ withdrawnAt: by.at, withdrawnBy: by.staffId })
    .where(and(eq(courierBills.id, id), isNull(courierBills.withdrawnAt)))
    .returning({ id: courierBills.id });
  return changed.length > 0;
}
