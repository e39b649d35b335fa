import { type OrderStatus, type PaymentMode, type PaymentStatus, paymentModes, ways } from '@boxwright/orders';
import { and, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../schema/orders.ts';

/** What was searched for; an order matches if any field does. */
export interface OrderSearch {
  readonly numbers: readonly NumberPart[];
  readonly statuses: readonly OrderStatus[];
  /** Ignored for orders whose way to pay is listed instead of the payment status. */
  readonly paymentStatuses: readonly PaymentStatus[];
  readonly modes: readonly PaymentMode[];
}

/** How a searched text matches an order number such as `BW26-010001`: all given fields must match. */
export interface NumberPart {
  /** When the order may have been placed; undefined for any time. */
  readonly placed?: readonly { readonly from: Date; readonly before: Date }[];
  /** The first digits after the hyphen. */
  readonly begins?: string;
  /** Digits somewhere after the hyphen. */
  readonly contains?: string;
}

/** Ways to pay that lists show instead of the payment status. */
const listedModes = paymentModes.filter((mode) => ways[mode].names.list !== null);

/** Uses the columns of the index `orders_in_list` only. */
export const matchesSearch = ({ numbers, statuses, paymentStatuses, modes }: OrderSearch): SQL =>
  or(
    ...numbers.map(hasPart),
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    paymentStatuses.length > 0
      ? and(inArray(orders.paymentStatus, [...paymentStatuses]), notInArray(orders.paymentMode, listedModes))
      : undefined,
    modes.length > 0 ? inArray(orders.paymentMode, [...modes]) : undefined,
  ) ?? sql`false`;

const hasPart = ({ placed, begins, contains }: NumberPart): SQL =>
  and(
    placed && or(...placed.map(({ from, before }) => and(gte(orders.placedAt, from), lt(orders.placedAt, before)))),
    begins === undefined ? undefined : hasFirstDigits(begins),
    contains === undefined ? undefined : sql`${afterOne} like ${`_%${contains}%`}`,
  ) ?? sql`true`;

/** SQL: the digits after a `1`, at least six; faster than filling the number up with zeros. */
const afterOne = sql`(case when ${orders.number} < 1000000 then (1000000 + ${orders.number})::text else '1' || ${orders.number}::text end)`;

/** As ranges, so that the unique index on the number can be used too. */
function hasFirstDigits(digits: string): SQL {
  const ranges = lengths.flatMap((length) => {
    // Only six-digit numbers are filled up with zeros.
    if (digits.length > length || (length > 6 && digits.startsWith('0'))) return [];
    const unit = 10 ** (length - digits.length);
    const from = Number(digits) * unit;
    return from > highest ? [] : [{ from, to: Math.min(from + unit - 1, highest) }];
  });
  return or(...ranges.map(({ from, to }) => sql`${orders.number} between ${from} and ${to}`)) ?? sql`false`;
}

/** With how many digits a number may be shown. */
const lengths = [6, 7, 8, 9, 10];
const highest = 2 ** 31 - 1;
