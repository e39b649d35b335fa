import { isGstin } from '@boxwright/money';
import { partyName } from '../registration.ts';

/** The names of ledgers in the company's books in Tally. `{rate}` stands for the tax rate in per cent. */
export interface TallyLedgerNames {
  /** The company's name in Tally; if empty, the company that is open. */
  readonly company: string;
  /** Whether each registered buyer has a ledger of its own, or all buyers share one. */
  readonly buyers: 'each' | 'one';
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
  /** What the payment provider takes for its work, and what it takes back or corrects. */
  readonly gatewayFees: string;
  readonly gatewayDisputes: string;
  /** Tax on what is bought. */
  readonly inputCgst: string;
  readonly inputSgst: string;
  readonly inputIgst: string;
  /** What couriers charge, what is owed to them, and tax on it that we pay ourselves. */
  readonly courierCosts: string;
  readonly couriers: string;
  readonly reverseCharge: string;
  /** Tax that buyers have deducted, until it is set off. */
  readonly tdsReceivable: string;
}

/** The name of a ledger for a tax rate in basis points: `Sales {rate}%` is `Sales 5%`. */
export const ledgerAtRate = (name: string, rateBps: number): string => name.replaceAll('{rate}', String(rateBps / 100));

interface Buyer {
  readonly company?: string;
  readonly contactPerson: string;
  readonly gstin?: string | undefined;
}

/** The ledger of a buyer: a registered one's has its GSTIN, because two can have the same name. */
export const buyersLedger = (names: TallyLedgerNames, buyer: Buyer): string =>
  names.buyers === 'each' && buyer.gstin !== undefined && isGstin(buyer.gstin)
    ? `${[...partyName(buyer)].slice(0, 70).join('')} ${buyer.gstin}`
    : names.customers;
