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
