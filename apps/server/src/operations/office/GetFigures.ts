import { ok } from '@boxwright/contract';
import { countPeriod } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readFigures } from '../../selling/office/read-figures.ts';

const shownJobs = 100;
const shownRows = 30;

export const GetFigures: Handler<'GetFigures'> = async (period, { services: { db } }) => {
  const [counts, { jobs, orders, customers, styles, complaints, looks }] = await Promise.all([
    countPeriod(db, period),
    readFigures(db, period),
  ]);
  return ok({
    ...counts,
    jobs: jobs.slice(0, shownJobs),
    hasMoreJobs: jobs.length > shownJobs,
    orders: orders.slice(0, shownRows),
    customers: customers.slice(0, shownRows),
    styles: [...styles],
    complaints: [...complaints],
    looks: looks.slice(0, shownRows),
  });
};
