import { type OrderStatus, type PaymentMode, type PaymentStatus, paymentModes, ways } from '@boxwright/orders';
import { and, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../schema/orders.ts';

/** An order matches if any of these does. */
export interface OrderSearch {
  readonly numbers: readonly NumberPart[];
  readonly statuses: readonly OrderStatus[];
  /** Applies to orders whose way to pay isn't listed in its place. */
  readonly paymentStatuses: readonly PaymentStatus[];
  readonly modes: readonly PaymentMode[];
}

/** What an order's number, `BW26-010001`, has in common with a searched text: all of these. */
export interface NumberPart {
  /** The years in which the order may have been placed, as times; undefined for any. */
  readonly placed?: readonly { readonly from: Date; readonly before: Date }[];
  /** The first digits after the hyphen. */
  readonly begins?: string;
  /** Digits somewhere after the hyphen. */
  readonly contains?: string;
}

/** Those that stand in lists in place of the payment status. */
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

/** The digits after a `1`, at least six: integers are put into text faster than they are filled up with zeros. */
const afterOne = sql`(case when ${orders.number} < 1000000 then (1000000 + ${orders.number})::text else '1' || ${orders.number}::text end)`;

/** As ranges, which also the unique index on the number answers. */
function hasFirstDigits(digits: string): SQL {
  const ranges = lengths.flatMap((length) => {
    // Only numbers of six digits are filled up with zeros.
    if (digits.length > length || (length > 6 && digits.startsWith('0'))) return [];
    const unit = 10 ** (length - digits.length);
    const from = Number(digits) * unit;
    return from > highest ? [] : [{ from, to: Math.min(from + unit - 1, highest) }];
  });
  return or(...ranges.map(({ from, to }) => sql`${orders.number} between ${from} and ${to}`)) ?? sql`false`;
}

/** How many digits a number may be displayed with. */
const lengths = [6, 7, 8, 9, 10];
const highest = 2 ** 31 - 1;
