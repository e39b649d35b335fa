import { and, asc, between, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CourierBill, NewCourierBill } from '../../rows.ts';
import { courierBills } from '../../schema/courier-bills.ts';
import { first } from '../equal-to.ts';
import type { AccountPeriod } from './accounts.ts';

/** A bill with what was sent with its courier in the days that it is for. */
export interface ListedCourierBill extends CourierBill {
  readonly by: string;
  /** An order that went whole is one. What is sent again counts again: couriers bill each sending. */
  readonly parcels: number;
  /** What buyers were charged for the delivery of what was in them, before tax, in paise; nothing for what is sent again. */
  readonly charged: number;
}

/** Where the sendings of orders or parcels are, and the steps around one. */
interface Sendings {
  readonly steps: SQL;
  readonly subject: SQL;
  readonly sent: SQL;
  /** Taken back: it was never handed over. */
  readonly unsent: SQL;
  /** What it was before, if it is only on its way again because it hadn't arrived after all. */
  readonly arrived: SQL;
}
const ofOrders: Sendings = {
  ...{ steps: sql`order_steps`, subject: sql`order_id` },
  ...{ sent: sql`'Dispatched'`, unsent: sql`'Packed'`, arrived: sql`'Delivered'` },
};
const ofParcels: Sendings = {
  ...{ steps: sql`parcel_steps`, subject: sql`parcel_id` },
  ...{ sent: sql`'sent'`, unsent: sql`'packed'`, arrived: sql`'delivered'` },
};

/** SQL: whether a step is a sending with a courier. */
const isSending = ({ steps, subject, sent, unsent, arrived }: Sendings, step: SQL): SQL => sql`(
  ${step}.status = ${sent} and ${step}.courier is not null
  and (select b.status from ${steps} b where b.${subject} = ${step}.${subject} and b.id < ${step}.id
        order by b.id desc limit 1) is distinct from ${arrived}
  and (select a.status from ${steps} a where a.${subject} = ${step}.${subject} and a.id > ${step}.id
          and a.status in (${unsent}, ${sent}) order by a.id limit 1) is distinct from ${unsent})`;

/** SQL: whether the step `t` is a sending with the courier of the bill `b` in its days. */
const isOfBill = (sendings: Sendings): SQL => sql`(lower(t.courier) = lower(b.courier)
  and (t.created_at at time zone 'Asia/Kolkata')::date between b.sent_from and b.sent_to
  and ${isSending(sendings, sql`t`)})`;

/** SQL: what buyers were charged for the sending `t`: nothing if the goods had been sent before. */
const chargedOnce = (sendings: Sendings, charged: SQL): SQL => sql`case when exists (
  select from ${sendings.steps} e where e.${sendings.subject} = t.${sendings.subject} and e.id < t.id
     and ${isSending(sendings, sql`e`)}) then 0 else ${charged} end`;

/** SQL: a parcel's share of what its order's lines were charged. More may be packed than was ordered. */
const shareOfParcel = sql`(
  select sum(l.delivery_paise::numeric * i.quantity / greatest(l.quantity,
      (select sum(quantity) from parcel_items packed where packed.line_id = l.id)))
    from parcel_items i join order_lines l on l.id = i.line_id where i.parcel_id = t.parcel_id)`;

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
        select ${chargedOnce(ofOrders, sql`o.delivery_paise::numeric`)} as charged
          from order_steps t join orders o on o.id = t.order_id
         where ${isOfBill(ofOrders)} and not exists (select from parcels p where p.order_id = o.id)
        union all
        select ${chargedOnce(ofParcels, shareOfParcel)} from parcel_steps t where ${isOfBill(ofParcels)}
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
