/** The names of ledgers in the company's books in Tally. `{rate}` stands for the tax rate in per cent. */
export interface TallyLedgerNames {
  /** The company's name in Tally; if empty, the company that is open. */
  readonly company: string;
  readonly customers: string;
  readonly salesInState: string;
  readonly salesOutOfState: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
  readonly gateway: string;
  readonly bank: string;
  readonly cash: string;
  readonly bankCharges: string;
}

/** The name of a ledger for a tax rate in basis points: `Sales {rate}%` is `Sales 5%`. */
export const ledgerAtRate = (name: string, rateBps: number): string => name.replaceAll('{rate}', String(rateBps / 100));
