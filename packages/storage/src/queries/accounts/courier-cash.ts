import { isPaidInCash, paymentModes } from '@boxwright/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';

/** An order whose cash a courier has collected and not remitted yet. */
export interface CourierCash {
  readonly orderId: number;
  readonly number: number;
  readonly placedAt: Date;
  readonly customerName: string;
  readonly courier: string;
  readonly trackingNumber: string;
  /** The tracking numbers of all its parcels: a courier may name any of them. */
  readonly parcels: readonly string[];
  /** The day of the delivery in India. */
  readonly deliveredOn: string;
  /** In paise. */
  readonly due: number;
}

/**
 * SQL: orders that a courier has delivered for cash of which something is due. Nothing has to run when it is remitted or
 * that is taken back: both change what is due. Of an order that goes in parts, the parcel that was packed last brings it.
 */
const owed = (where: SQL): SQL => sql`from orders o
  join lateral (select courier, tracking_number from (
      select courier, tracking_number, 1 as precedence, number as latest from parcels where order_id = o.id and status <> 'credited'
      union all
      select courier, tracking_number, 0, id from order_steps where order_id = o.id and status = 'Dispatched') each
    order by precedence desc, latest desc limit 1) sent on coalesce(sent.courier, '') <> ''
  join lateral (select (created_at at time zone 'Asia/Kolkata')::date as day from order_steps
    where order_id = o.id and status = 'Delivered' order by id desc limit 1) delivered on true
  cross join lateral (select (o.total_paise - coalesce(sum(amount_paise) filter (where kind <> 'refund'), 0))::float8 as due
    from payment_ledger where order_id = o.id) l
  where o.status = 'Delivered' and o.payment_status <> 'Paid'
    and o.payment_mode in ${paymentModes.filter(isPaidInCash)} and l.due > 0 and ${where}`;

/** What couriers owe, what was delivered first first. */
export async function listCourierCash(db: DbOrTx, limit: number): Promise<CourierCash[]> {
  type Row = Omit<CourierCash, 'placedAt'> & { readonly placed: string };
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select o.id as "orderId", o.number, o.placed_at as placed, o.billing_address ->> 'contactName' as "customerName",
      sent.courier, coalesce(sent.tracking_number, '') as "trackingNumber",
      array(select tracking_number from parcels where order_id = o.id and status <> 'credited' and tracking_number <> ''
        union select tracking_number from order_steps
         where order_id = o.id and status = 'Dispatched' and tracking_number <> '') as parcels, delivered.day::text as "deliveredOn", l.due
    ${owed(sql`true`)} order by delivered.day, o.id limit ${limit}`);
  return rows.map(({ placed, ...row }) => ({ ...row, placedAt: new Date(placed) }));
}

/** SQL: what was delivered up to a day and isn't remitted. */
export const courierCashUntil = (day: string): SQL => owed(sql`delivered.day <= ${day}::date`);
