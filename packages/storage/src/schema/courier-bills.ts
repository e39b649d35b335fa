import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, notNegative, oneOf, paise, time } from './columns.ts';
import { staff } from './customers.ts';

/**
 * What couriers charge us: their bills, and what one has taken off a remittance of cash (`taken-off`), which settles a part
 * of its bills. Rows aren't changed, only withdrawn.
 */
export const courierBills = pgTable(
  'courier_bills',
  {
    id: id(),
    kind: text({ enum: ['bill', 'taken-off'] }).notNull(),
    courier: text().notNull(),
    /** Of the bill; the bank's reference of the remittance. */
    number: text().notNull(),
    billedOn: date({ mode: 'string' }).notNull(),
    /** The day in the books: a later one if the bill's month was closed. */
    bookedOn: date({ mode: 'string' }).notNull(),
    /** The parcels that the bill is for were sent between these days; null if it doesn't say so. */
    sentFrom: date({ mode: 'string' }),
    sentTo: date({ mode: 'string' }),
    taxablePaise: paise().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    /** Whether we pay its tax to the government instead of to the courier. */
    isReverseCharge: boolean().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
    withdrawnAt: time(),
    withdrawnBy: integer().references(() => staff.id),
  },
  (t) => [
    uniqueIndex('courier_bill_once')
      .on(t.kind, sql`lower(${t.courier})`, t.number)
      .where(sql`${t.withdrawnAt} is null`),
    index('courier_bills_by_day').on(t.bookedOn, t.id),
    check('courier_bills_kind', oneOf(t.kind, ['bill', 'taken-off'])),
    check(
      'courier_bills_amounts',
      sql`${t.taxablePaise} > 0 and ${notNegative(t.cgstPaise, t.sgstPaise, t.igstPaise)}`,
    ),
    check('courier_bills_sent', sql`(${t.sentFrom} is null) = (${t.sentTo} is null)`),
    check('courier_bills_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnBy} is null)`),
  ],
);
