import { ok } from '@boxwright/contract';
import { type SeriesSum, sumCancelledVouchers, sumDocuments, sumInputTax } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';

export const GetAccounts: Handler<'GetAccounts'> = async (period, { services }, may) => {
  const [series, cancelled, through, inputTax] = await Promise.all([
    sumDocuments(services.db, period),
    sumCancelledVouchers(services.db, period),
    closedThrough(services.db),
    sumInputTax(services.db, period),
  ]);
  return ok({
    closedThrough: through,
    inputTax,
    mayReopen: may.reopen,
    series: series.map((one) => withoutCancelled(one, cancelled)).map((one) => ({ ...one, missing: missingIn(one) })),
  });
};

/** A cancelled voucher keeps its number, and its money never came. */
function withoutCancelled(one: SeriesSum, cancelled: Awaited<ReturnType<typeof sumCancelledVouchers>>): SeriesSum {
  const less = cancelled.find(({ series }) => series === one.series)?.total ?? 0;
  return { ...one, taxable: one.taxable - less, total: one.total - less };
}

/** Numbers are consecutive, so a number missing between the first and the last is a document that is gone. */
const missingIn = ({ firstNumber, lastNumber, documents }: SeriesSum): number =>
  countIn(lastNumber) - countIn(firstNumber) + 1 - documents;

/** The last part of `INV/26-27/000123`. */
const countIn = (number: string): number => Number(number.slice(number.lastIndexOf('/') + 1));
