import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText } from '../kernel/values.ts';

const day = z.iso.date();

const taxRate = record({
  hsn: field('hsn', z.string()),
  validFrom: field('valid_from', day),
  /** In per cent. */
  rate: field('rate', z.number()),
  standing: field('standing', z.enum(['past', 'in force', 'coming'])),
});
export type TaxRateRow = z.output<typeof taxRate>;

export const datedRateOperations = {
  GetTaxRates: operation({
    summary: 'GST rates by HSN, each from its day on.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({}),
    output: record({ today: field('today', day), rates: field('rates', z.array(taxRate)) }),
  }),
  AddTaxRate: operation({
    summary: 'Adds the GST rate of an HSN from a day on, today at the earliest; earlier rates stay.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      hsn: field('hsn', formText(8)),
      rate: field('rate', formText(10)),
      validFrom: field('valid_from', formText(20)),
    }),
    output: taxRate,
  }),
  DeleteTaxRate: operation({
    summary: 'Removes a GST rate that is not in force yet.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ hsn: field('hsn', formText(8)), validFrom: field('valid_from', day) }),
    output: record({}),
  }),
  GetHolidays: operation({
    summary: 'The days on which the works is closed, besides Sundays, from the year before this one on.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({}),
    output: record({
      today: field('today', day),
      holidays: field('holidays', z.array(record({ day: field('day', day), name: field('name', z.string()) }))),
    }),
  }),
  AddHoliday: operation({
    summary: 'Adds a day on which the works is closed; the dates that the shop promises change at once.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ day: field('day', formText(20)), name: field('name', formText(80)) }),
    output: record({ day: field('day', day), name: field('name', z.string()) }),
  }),
  DeleteHoliday: operation({
    summary: 'Removes a holiday that has not passed.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ day: field('day', day) }),
    output: record({ day: field('day', day), name: field('name', z.string()) }),
  }),
};
