import { ok } from '@boxwright/contract';
import { type SeriesSum, sumDocuments, sumInputTax } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';

export const GetAccounts: Handler<'GetAccounts'> = async (period, { services }, may) => {
  const [series, through, inputTax] = await Promise.all([
    sumDocuments(services.db, period),
    closedThrough(services.db),
    sumInputTax(services.db, period),
  ]);
  return ok({
    closedThrough: through,
    inputTax,
    mayReopen: may.reopen,
    series: series.map((one) => ({ ...one, missing: missingIn(one) })),
  });
};

/** Numbers are consecutive, so a number missing between the first and the last is a document that is gone. */
const missingIn = ({ firstNumber, lastNumber, documents }: SeriesSum): number =>
  countIn(lastNumber) - countIn(firstNumber) + 1 - documents;

/** The last part of `INV/26-27/000123`. */
const countIn = (number: string): number => Number(number.slice(number.lastIndexOf('/') + 1));
