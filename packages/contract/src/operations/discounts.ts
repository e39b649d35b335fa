import { z } from 'zod';
import { discountKinds, mostListRates } from '../forms/discounts.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { paragraphs } from '../kernel/text.ts';
import { formText, id, optionalId, rupees } from '../kernel/values.ts';

/** YYYY-MM-DD. */
const day = z.string();
const kind = z.enum(discountKinds);
/** The version that the member of staff saw; 0 for something new. */
const seen = field('seen', z.int().min(0));
const standing = field('standing', z.enum(['coming', 'in force', 'past', 'ended']));

const group = record({
  id: field('id', z.int()),
  version: field('version', z.int()),
  name: field('name', z.string()),
  members: field(
    'members',
    z.array(record({ id: field('id', z.int()), name: field('name', z.string()), email: field('email', z.string()) })),
  ),
});
export type CustomerGroupRow = z.output<typeof group>;

const named = record({ id: field('id', z.int()), name: field('name', z.string()) });

const priceList = record({
  id: field('id', z.int()),
  version: field('version', z.int()),
  name: field('name', z.string()),
  /** Whose prices they are: one of both. */
  customer: field(
    'customer',
    record({ id: field('id', z.int()), name: field('name', z.string()), email: field('email', z.string()) }).nullable(),
  ),
  group: field('group', named.nullable()),
  rates: field(
    'rates',
    z.array(
      record({
        kind: field('kind', kind),
        percent: field('percent', z.number()),
        fromQuantity: field('from_quantity', z.int()),
        fromAmount: field('from_amount', rupees),
      }),
    ),
  ),
  validFrom: field('valid_from', day),
  validUntil: field('valid_until', day.nullable()),
  standing,
});
export type PriceListRow = z.output<typeof priceList>;

const coupon = record({
  id: field('id', z.int()),
  version: field('version', z.int()),
  code: field('code', z.string()),
  /** One of both. */
  percent: field('percent', z.number().nullable()),
  amount: field('amount', rupees.nullable()),
  least: field('least', rupees),
  kinds: field('kinds', z.array(kind)),
  validFrom: field('valid_from', day),
  validUntil: field('valid_until', day.nullable()),
  usesInAll: field('uses_in_all', z.int().nullable()),
  usesEach: field('uses_each', z.int().nullable()),
  isForFirstOrder: field('first_order', z.boolean()),
  group: field('group', named.nullable()),
  isCombinable: field('combinable', z.boolean()),
  standing,
  /** Uses that count now, and what they took off goods before GST. */
  uses: field('uses', z.int()),
  given: field('given', rupees),
});
export type CouponRow = z.output<typeof coupon>;

const saved = record({ id: field('id', z.int()), name: field('name', z.string()) });

export const discountOperations = {
  GetDiscounts: operation({
    summary:
      'Customer groups, price lists, and coupons with their uses and the discount given, these also as a CSV file.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({}),
    output: record({
      today: field('today', day),
      groups: field('groups', z.array(group)),
      lists: field('lists', z.array(priceList)),
      coupons: field('coupons', z.array(coupon)),
      couponsCsv: field('coupons_csv', z.string()),
    }),
  }),
  SaveCustomerGroup: operation({
    summary:
      'Makes or changes a group of customers. Its members are exactly the customers with these e-mail addresses.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      id: field('id', optionalId),
      seen,
      name: field('name', formText(80)),
      /** E-mail addresses, one a line. */
      members: field('members', paragraphs(40_000)),
    }),
    output: saved,
  }),
  SavePriceList: operation({
    summary: 'Makes or changes a price list of a customer or a group. Placed orders and quotations stay as they are.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      id: field('id', optionalId),
      seen,
      name: field('name', formText(80)),
      /** The customer's e-mail, or a group. */
      customer: field('customer', formText(200)),
      groupId: field('group_id', optionalId),
      rates: field(
        'rates',
        z
          .array(
            record({
              kind: field('kind', kind),
              percent: field('percent', formText(10)),
              fromQuantity: field('from_quantity', formText(12)),
              fromAmount: field('from_amount', formText(15)),
            }),
          )
          .max(mostListRates),
      ),
      validFrom: field('valid_from', formText(20)),
      validUntil: field('valid_until', formText(20)),
    }),
    output: saved,
  }),
  EndDiscount: operation({
    summary: 'Ends a price list or a coupon now, or takes its end back. Orders that have it stay as they are.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      what: field('what', z.enum(['price-list', 'coupon'])),
      id: field('id', id),
      seen,
      isEnded: field('ended', z.boolean()),
    }),
    output: saved,
  }),
  SaveCoupon: operation({
    summary: 'Makes a coupon code or changes its terms. Orders that use it stay as they are.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      id: field('id', optionalId),
      seen,
      code: field('code', formText(30)),
      percent: field('percent', formText(10)),
      amount: field('amount', formText(15)),
      least: field('least', formText(15)),
      kinds: field('kinds', z.array(kind).max(discountKinds.length)),
      validFrom: field('valid_from', formText(20)),
      validUntil: field('valid_until', formText(20)),
      usesInAll: field('uses_in_all', formText(10)),
      usesEach: field('uses_each', formText(10)),
      isForFirstOrder: field('first_order', z.boolean()),
      groupId: field('group_id', optionalId),
      isCombinable: field('combinable', z.boolean()),
    }),
    output: saved,
  }),
};
