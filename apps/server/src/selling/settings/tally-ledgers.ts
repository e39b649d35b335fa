import type { TallyLedgerNames } from '@boxwright/accounting';
import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** Names that say what each ledger is for: one for sales and one for each tax at each rate. */
export const defaultTallyLedgers: TallyLedgerNames = {
  company: '',
  buyers: 'each',
  customers: 'Website Customers',
  salesInState: 'Sales {rate}%',
  salesOutOfState: 'Interstate Sales {rate}%',
  cgst: 'Output CGST {rate}%',
  sgst: 'Output SGST {rate}%',
  igst: 'Output IGST {rate}%',
  gateway: 'PayU',
  bank: 'Bank',
  cash: 'Cash',
  bankCharges: 'Bank Charges',
  gatewayFees: 'PayU Charges',
  gatewayDisputes: 'Chargebacks and Adjustments',
  inputCgst: 'Input CGST',
  inputSgst: 'Input SGST',
  inputIgst: 'Input IGST',
  courierCosts: 'Courier Charges',
  couriers: 'Couriers',
  reverseCharge: 'GST under Reverse Charge',
  tdsReceivable: 'TDS Receivable',
};

export const tallyKey = 'tally';
const name = z.string().min(1);
const stored = z
  .object({
    company: z.string(),
    buyers: z.enum(['each', 'one']),
    customers: name,
    salesInState: name,
    salesOutOfState: name,
    cgst: name,
    sgst: name,
    igst: name,
    gateway: name,
    bank: name,
    cash: name,
    bankCharges: name,
    gatewayFees: name,
    gatewayDisputes: name,
    inputCgst: name,
    inputSgst: name,
    inputIgst: name,
    courierCosts: name,
    couriers: name,
    reverseCharge: name,
    tdsReceivable: name,
  })
  .partial();

/** The names of ledgers in the company's books; the defaults until the owner sets their own. */
export async function readTallyLedgers(db: DbOrTx): Promise<TallyLedgerNames> {
  const given = stored.safeParse((await readSetting(db, tallyKey)) ?? {}).data ?? {};
  return {
    ...defaultTallyLedgers,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
