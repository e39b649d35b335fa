/**
 * Tax that a buyer deducts from what it pays us: 0.1 % of purchases of goods above ₹50 lakh in a financial year, by buyers
 * with a turnover above ₹10 crore (Income-tax Act 2025 s. 393(1), until March 2026 s. 194Q of the Act of 1961), on the
 * value without GST where the invoice names GST apart (CBDT circular 13/2021). ⚖
 */
const tdsRateBps = 10;

/** The most that any section lets a buyer deduct; above it the amount was mistyped. */
export const mostTdsBps = 2000;

/** The tax on a value without GST, in whole paise. */
export const tdsOn = (taxable: number): number => Math.round((taxable * tdsRateBps) / 10_000);

const quarters = {
  '04': { name: 'Q1', months: 'April to June', due: '-08-15' },
  '07': { name: 'Q2', months: 'July to September', due: '-11-15' },
  '10': { name: 'Q3', months: 'October to December', due: '-02-15' },
  '01': { name: 'Q4', months: 'January to March', due: '-06-15' },
} as const;

const partsOf = (quarter: string) => {
  const [year = '', month = ''] = quarter.split('-');
  const known = quarters[month as keyof typeof quarters]; // undefined for another month
  if (known === undefined) throw new RangeError(`Not a quarter: ${quarter}`);
  return { year: Number(year), month, known };
};

/** A quarter, named by its first day, in words, by its financial year: `Q3 2026-27, October to December`. */
export function quarterName(quarter: string): string {
  const { year, month, known } = partsOf(quarter);
  const first = month === '01' ? year - 1 : year;
  return `${known.name} ${first}-${String((first + 1) % 100).padStart(2, '0')}, ${known.months}`;
}

/**
 * The last day on which a buyer gives the certificate of a quarter: 15 days after its statement is due (Income-tax Rules
 * 1962, rule 31(3) and 31A(2)). ⚖
 */
export function certificateDueOn(quarter: string): string {
  const { year, month, known } = partsOf(quarter);
  return `${month === '10' ? year + 1 : year}${known.due}`;
}
