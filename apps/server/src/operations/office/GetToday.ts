import { ok, remittanceDays } from '@boxwright/contract';
import { reprintWords } from '@boxwright/orders';
import {
  bestBoxesSince,
  bestCustomersOf,
  countWaitingWork,
  listStock,
  sumOrdersOfShop,
  sumReprints,
  type WaitingKind,
} from '@boxwright/storage';
import type { Handler, MayOf } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { alertsShown } from '../../selling/alerts/alert-kinds.ts';
import { lastMonths } from '../../selling/customers/last-months.ts';
import { lastDays, salesRows, yearBefore } from '../../selling/office/sales-rows.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { isToDo } from '../../selling/production/warn-of-stock.ts';
import { settledUntilDay } from '../../selling/settlements/settled-until.ts';

/** What is counted together, and what is counted as the page of stock shows it. */
type Kind = WaitingKind | 'low-stock';

/** The right to do each kind of waiting work, in the page's order. */
const rightFor: Readonly<Record<Kind, keyof MayOf<'GetToday'>>> = {
  'new-orders': 'steps',
  'proofs-for-us': 'proofs',
  'proofs-for-customers': 'proofs',
  plates: 'production',
  'due-orders': 'steps',
  'overdue-orders': 'steps',
  'packed-orders': 'steps',
  reprints: 'steps',
  messages: 'changes',
  enquiries: 'enquiries',
  quotations: 'selling',
  'ending-quotations': 'selling',
  returns: 'changes',
  'unpaid-orders': 'money',
  transfers: 'money',
  'overdue-customers': 'accounts',
  'courier-cash': 'money',
  settlements: 'accounts',
  'refunds-by-hand': 'refunds',
  'doubtful-gstins': 'supply',
  'low-stock': 'stock',
  alerts: 'alerts',
  'failed-jobs': 'jobs',
};
const kinds = Object.keys(rightFor) as Kind[]; // the keys of this very object

const shownCustomers = 5;
const shownBoxes = 5;
/** For how many days goods that were made again are counted. */
const reprintDays = 90;
/** For how many days, today among them, the boxes are counted. */
const boxDays = [30, 90] as const;

export const GetToday: Handler<'GetToday'> = async (_input, { services }, may) => {
  const { db, now } = services;
  const today = indianDay(now());
  const days = lastDays(today, 30);
  const months = lastMonths(now(), 12);
  const own = kinds.filter((kind) => may[rightFor[kind]]);
  const by = may.money ? 'value' : 'pieces';
  const settledUntil = await settledUntilDay(services);
  const [found, stock, ofDays, ofMonths, bestCustomers, reprints, ...boxes] = await Promise.all([
    countWaitingWork(
      db,
      own.filter((kind) => kind !== 'low-stock'),
      { today, settledUntil, remittedUntil: dueDay(now(), -remittanceDays - 1) },
      alertsShown(may.allAlerts),
    ),
    may.stock ? listStock(db) : [],
    sumOrdersOfShop(db, yearBefore(days[0] ?? today), 'day'),
    sumOrdersOfShop(db, `${yearBefore(months[0] ?? today.slice(0, 7))}-01`, 'month'),
    may.customers ? bestCustomersOf(db, today.slice(0, 7), shownCustomers) : null,
    sumReprints(db, new Date(`${lastDays(today, reprintDays)[0] ?? today}T00:00:00+05:30`)),
    ...boxDays.map((count) => bestBoxesSince(db, lastDays(today, count)[0] ?? today, by, shownBoxes)),
  ]);
  const counts = { ...found, 'low-stock': stock.filter(isToDo).length };
  return ok({
    waiting: own.map((kind) => ({ kind, count: counts[kind] })),
    days: salesRows(days, ofDays, may.money),
    months: salesRows(months, ofMonths, may.money),
    bestCustomers:
      bestCustomers?.map(({ id, name, companyName, orders, valuePaise }) => ({
        id,
        name,
        company: companyName,
        orders,
        sales: valuePaise,
      })) ?? null,
    reprints: reprints.map(({ cause, orders, worthPaise }) => ({
      cause: reprintWords[cause].name,
      orders,
      worth: may.money ? worthPaise : null,
    })),
    bestBoxes: boxDays.map((count, place) => ({
      days: count,
      boxes: (boxes[place] ?? []).map(({ valuePaise, ...box }) => ({ ...box, sales: may.money ? valuePaise : null })),
    })),
  });
};
