import { csvLine, csvStart } from '@boxwright/accounting';
import type { FigureList, MarginFiguresRow } from '@boxwright/contract';
import { type Paise, toRupees } from '@boxwright/money';
import type { FigureTables } from './read-figures.ts';

type Cell = string | number | null;

const rupees = (amount: number): string => toRupees(amount as Paise); // sums of whole paise
const margins = (rows: readonly MarginFiguresRow[]): Cell[][] => [
  ['Name', 'Jobs', 'Sales', 'Sales with known cost', 'Cost', 'Margin'],
  ...rows.map(({ name, jobs, sales, costedSales, cost }) => [
    name,
    jobs,
    rupees(sales),
    rupees(costedSales),
    rupees(cost),
    rupees(costedSales - cost),
  ]),
];

const tables: { readonly [list in FigureList]: (figures: FigureTables) => Cell[][] } = {
  jobs: ({ jobs }) => [
    [
      ...['Job', 'Customer', 'Item', 'Ordered', 'Good', 'Spoiled', 'Sheets planned', 'Sheets used', 'Plates made'],
      ...['Dies made', 'Minutes', 'Further costs', 'Sales', 'Cost', 'Margin'],
    ],
    ...jobs.map((job) => [
      ...[job.code, job.customer, job.item, job.ordered, job.good, job.spoiled, job.sheetsPlanned, job.sheetsUsed],
      ...[job.plates, job.dies, job.minutes, rupees(job.further), rupees(job.sales)],
      ...[job.cost === null ? null : rupees(job.cost), job.cost === null ? null : rupees(job.sales - job.cost)],
    ]),
  ],
  orders: ({ orders }) => margins(orders),
  customers: ({ customers }) => margins(customers),
  styles: ({ styles }) => margins(styles),
  complaints: ({ complaints }) => [
    ['Reason', 'Count', 'Accepted'],
    ...complaints.map(({ reason, count, accepted }) => [reason, count, accepted]),
  ],
  looks: ({ looks }) => [
    ['Event', 'Page', 'About', 'Count'],
    ...looks.map(({ event, page, label, count }) => [event, page, label, count]),
  ],
};

/** A list of figures as a CSV file. */
export const figureListCsv = (list: FigureList, figures: FigureTables): string =>
  csvStart +
  tables[list](figures)
    .map((row) => csvLine(row.map((cell) => String(cell ?? ''))))
    .join('');
