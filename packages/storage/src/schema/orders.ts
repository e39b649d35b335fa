import { gstinDoubts, supplyReasons, supplyTypes } from '@boxwright/money';
import {
  artworkStates,
  artworkWishes,
  orderStatuses,
  orderTypes,
  paymentModes,
  paymentStatuses,
  reprintCauses,
} from '@boxwright/orders';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { artworks, artworkTokenIn } from './artworks.ts';
import { carts, deliveryTypes, lineKinds } from './carts.ts';
import { variants } from './catalogue.ts';
import { createdAt, id, isPincode, type JsonObject, notNegative, oneOf, paise, time, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { paidDieKey } from './die-key.ts';
import { rateCards } from './rate-cards.ts';

/** An address at the time the order was placed. */
export interface AddressSnapshot {
  addressId: number | null;
  companyName: string | null;
  contactName: string;
  mobile: string;
  flat: string | null;
  area: string;
  landmark: string | null;
  country: string;
  state: string;
  stateGstCode: string | null;
  city: string;
  pincode: string;
  email: string | null;
  gstin: string | null;
}

/** Whom an order is billed to, with their own number of the purchase, where they gave one. */
export interface BillingSnapshot extends AddressSnapshot {
  purchaseOrder?: string | null;
}

/** Of an order that goes abroad: who buys it there, and its papers at the customs, as far as they are known. */
export interface OrderExport {
  buyerName: string;
  /** Lines without the country. */
  buyerAddress: string;
  /** Two letters (ISO 3166-1). */
  country: string;
  port: string | null;
  shippingBill: string | null;
  shippingBillOn: string | null;
}

export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 });

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: integer().notNull().unique().default(sql`nextval('order_numbers')`),
    /** Unique, so that a double click yields one order. */
    cartId: integer()
      .notNull()
      .unique('orders_cart_unique')
      .references(() => carts.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    orderType: text({ enum: orderTypes }).notNull(),
    status: text({ enum: orderStatuses }).notNull().default('IN-PROCESS'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('Payment Initiated'),
    paymentMode: text({ enum: paymentModes }).notNull(),
    /** Random and unguessable; identifies orders without a payment attempt. */
    reference: text().notNull().unique(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    billingAddress: jsonb().$type<BillingSnapshot>().notNull(),
    shippingAddress: jsonb().$type<AddressSnapshot>().notNull(),
    /** GST code of the state of supply, two digits. */
    placeOfSupply: text().notNull(),
    /** Why it is supplied there; null for orders from before this was recorded. */
    supplyReason: text({ enum: supplyReasons }),
    supplyType: text({ enum: supplyTypes }),
    /** Set for an export, and for nothing else. */
    exportedTo: jsonb().$type<OrderExport>(),
    /** What is doubtful about the billed GSTIN, until staff decide; null for nothing. */
    gstinDoubt: text({ enum: gstinDoubts }),
    goodsPaise: paise().notNull(),
    deliveryPaise: paise().notNull(),
    codFeePaise: paise().notNull().default(0),
    discountPaise: paise().notNull().default(0),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** What was refunded for the goods themselves, with tax: for returns and by agreement. */
    refundedPaise: paise().notNull().default(0),
    /** What the buyer bears of the carriage of an order that came back and was closed, with tax: it stays invoiced. */
    keptPaise: paise().notNull().default(0),
    termsAcceptedAt: time(),
    /** When the buyer committed to pay on delivery or later; null for orders that are paid online first. */
    confirmedAt: time(),
    /** The last day to pay an order that is paid later. */
    paymentDueOn: date({ mode: 'string' }),
    /**
     * The day by which the goods must be ready, counted from the acceptance, then from the start of production. Desk,
     * jobs and tickets all show it.
     */
    readyBy: date({ mode: 'string' }),
    /** The order whose goods this one makes again at no charge; null for all others. */
    reprintOf: integer().references((): AnyPgColumn => orders.id),
    reprintCause: text({ enum: reprintCauses }),
    /** What the goods of a reprint cost when they were ordered, before tax. */
    reprintWorthPaise: paise(),
    placedAt: time().notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Has every column that searching a customer's list needs, so that no rows are read.
    index('orders_in_list').on(t.customerId, t.id, t.number, t.placedAt, t.status, t.paymentStatus, t.paymentMode),
    index('orders_by_status').on(t.status, t.placedAt),
    index('orders_by_day').on(t.placedAt),
    // Answers every combination of the desk's filters: see `findDeskOrders`.
    index('orders_at_desk').on(t.status, t.paymentStatus, t.deliveryType, t.placedAt, t.id),
    index('orders_ready_by').on(t.readyBy).where(sql`${t.status} in ('Order Accepted', 'In Production', 'Packed')`),
    // Orders to be paid later, and orders paid in part.
    index('orders_to_be_paid_by')
      .on(t.paymentDueOn)
      .where(sql`${t.paymentStatus} in ('Payment Pending', 'Partially Paid')`),
    index('orders_reprints').on(t.reprintOf).where(sql`${t.reprintOf} is not null`),
    index('orders_gstin_doubt').on(t.id).where(sql`${t.gstinDoubt} is not null`),
    // What a customer still owes.
    index('orders_unpaid').on(t.customerId).where(sql`${t.paymentStatus} <> 'Paid' and ${t.status} <> 'Cancelled'`),
    // The desk finds orders by the buyer's number.
    index('orders_by_purchase_order').on(sql`upper(${t.billingAddress} ->> 'purchaseOrder')`),
    check('orders_type', oneOf(t.orderType, orderTypes)),
    check('orders_status', oneOf(t.status, orderStatuses)),
    check('orders_payment_status', oneOf(t.paymentStatus, paymentStatuses)),
    check('orders_payment_mode', oneOf(t.paymentMode, paymentModes)),
    check('orders_delivery_type', oneOf(t.deliveryType, deliveryTypes)),
    check('orders_place_of_supply', sql`${t.placeOfSupply} ~ '^[0-9]{2}$'`),
    check('orders_supply_reason', oneOf(t.supplyReason, supplyReasons)),
    check('orders_supply_type', oneOf(t.supplyType, supplyTypes)),
    check(
      'orders_exported_to',
      sql`(${t.exportedTo} is not null) = (coalesce(${t.supplyType}, '') in ('EXPWP', 'EXPWOP'))`,
    ),
    check('orders_reprint_cause', oneOf(t.reprintCause, reprintCauses)),
    check(
      'orders_reprint',
      sql`num_nonnulls(${t.reprintOf}, ${t.reprintCause}, ${t.reprintWorthPaise}) in (0, 3) and ${t.reprintWorthPaise} >= 0`,
    ),
    check('orders_gstin_doubt', oneOf(t.gstinDoubt, gstinDoubts)),
    check(
      'orders_amounts',
      notNegative(
        t.goodsPaise,
        t.deliveryPaise,
        t.codFeePaise,
        t.discountPaise,
        t.cgstPaise,
        t.sgstPaise,
        t.igstPaise,
        t.totalPaise,
      ),
    ),
    check(
      'orders_total',
      sql`${t.totalPaise} = ${t.goodsPaise} + ${t.deliveryPaise} + ${t.codFeePaise} - ${t.discountPaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`,
    ),
    check('orders_kept', sql`${t.keptPaise} = 0 or (${t.keptPaise} > 0 and ${t.status} = 'Cancelled')`),
    check('orders_refunded', sql`${t.refundedPaise} >= 0`),
    check('orders_one_tax', sql`${t.igstPaise} = 0 or ${t.cgstPaise} + ${t.sgstPaise} = 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text({ enum: lineKinds }).notNull(),
    variantId: integer().references(() => variants.id),
    itemName: text().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    /** Ten-thousandths of a rupee: 2.7335 rupees are 27335. */
    unitPrice: paise().notNull(),
    configuration: jsonb().$type<JsonObject>().notNull(),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    destinationPincode: text(),
    /** The order's customer, for the index of dies. */
    customerId: integer().references(() => customers.id),
    /** The die that this line's price includes; null for other goods and for a reorder. */
    paidDieKey: text().generatedAlwaysAs((): SQL => paidDieKey(orderLines.configuration)),
    artworkToken: text()
      .generatedAlwaysAs((): SQL => artworkTokenIn(orderLines.configuration))
      .references(() => artworks.token),
    /** What stands between it and its plates; null for what isn't printed, and for lines made before there were proofs. */
    artworkState: text({ enum: artworkStates }),
    /** What the buyer says about artwork that hasn't come. */
    artworkWish: text({ enum: artworkWishes }),
    /** When its buyer last asked for help with its artwork, on the page of the order; see `helpWantedAt`. */
    helpWantedAt: time(),
    /** When its customer was last reminded of what it waits for, unless the desk did it by hand. */
    remindedAt: time(),
    rateCardId: integer().references(() => rateCards.id),
    engineVersion: text().notNull(),
    goodsPaise: paise().notNull(),
    /** This line's share of the delivery, which is taxed at its rate. */
    deliveryPaise: paise().notNull().default(0),
    discountPaise: paise().notNull().default(0),
    gstRateBps: integer().notNull(),
    hsn: text().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    weightGrams: integer().notNull(),
    breakdown: jsonb().$type<JsonObject>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    index('order_lines_quotation')
      .on(sql`(${t.configuration} -> 'quotation' ->> 'number')`)
      .where(sql`${t.configuration} -> 'quotation' ->> 'number' is not null`),
    index('order_lines_artwork').on(t.artworkToken).where(sql`${t.artworkToken} is not null`),
    index('order_lines_die').on(t.customerId, t.paidDieKey, t.orderId).where(sql`${t.paidDieKey} is not null`),
    // Answers the desk's queue of artwork and proofs.
    index('order_lines_artwork_state').on(t.artworkState, t.id).where(sql`${t.artworkState} <> 'approved'`),
    check('order_lines_kind', oneOf(t.kind, lineKinds)),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_delivery_type', oneOf(t.deliveryType, deliveryTypes)),
    check('order_lines_pincode', isPincode(t.destinationPincode)),
    check('order_lines_rate', sql`${t.gstRateBps} between 0 and 10000`),
    check(
      'order_lines_amounts',
      notNegative(
        t.unitPrice,
        t.goodsPaise,
        t.deliveryPaise,
        t.discountPaise,
        t.cgstPaise,
        t.sgstPaise,
        t.igstPaise,
        t.weightGrams,
      ),
    ),
    check('order_lines_artwork_state', oneOf(t.artworkState, artworkStates)),
    check('order_lines_artwork_wish', oneOf(t.artworkWish, artworkWishes)),
    check('order_lines_one_tax', sql`${t.igstPaise} = 0 or ${t.cgstPaise} + ${t.sgstPaise} = 0`),
  ],
);
