import { type Paise, paise } from '@boxwright/money';
import { moneyNumber } from '../ledger.ts';
import { isInterState, partyName, registeredAs } from '../registration.ts';
import { type AccountDocument, type Holder, isSale, type MoneyEntry, type MoneyPart, sales } from '../rows.ts';
import { sumsByRate } from '../sums.ts';
import { billsOfDocument, billsOfMoney, type TallyBill } from './bills.ts';
import { buyersLedger, ledgerAtRate, type TallyLedgerNames } from './ledger-names.ts';

export interface TallyVoucher {
  readonly type: 'Sales' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment' | 'Contra' | 'Journal';
  readonly number: string;
  readonly day: string;
  readonly party: string;
  readonly gstin?: string;
  /** GST code of the state. */
  readonly placeOfSupply?: string;
  /** The invoice of a credit or debit note, or the gateway's number of a payment. */
  readonly reference?: string;
  readonly narration: string;
  /** Debits are above zero, credits below; they sum to zero. The first is the party's or the account's. */
  readonly entries: readonly { readonly ledger: string; readonly amount: Paise }[];
  /** The bills to which the buyer's entry belongs, and which entry it is; -1 if it names no buyer. */
  readonly bills: EntryBills;
  /** Those of further buyers' entries. */
  readonly moreBills?: readonly EntryBills[];
}

interface EntryBills {
  readonly entry: number;
  readonly of: readonly TallyBill[];
}

/** A debit note is Tally's voucher of that name: the buyer's ledger is debited, sales and taxes are credited. */
const voucherTypes = { 'tax-invoice': 'Sales', 'credit-note': 'Credit Note', 'debit-note': 'Debit Note' } as const;

/** The voucher of an invoice, credit or debit note; null for a receipt or refund voucher, whose money has its own. */
export function voucherOfDocument(document: AccountDocument, names: TallyLedgerNames): TallyVoucher | null {
  const { kind, number, day, recipient, placeOfSupply, orderNumber, refersTo, lines, total } = document;
  if (!isSale(kind)) return null;
  const { sign } = sales[kind];
  const ofSales = isInterState(document) ? names.salesOutOfState : names.salesInState;
  const credits = new Map<string, number>();
  const credit = (name: string, rateBps: number, amount: Paise) => {
    const ledger = ledgerAtRate(name, rateBps);
    credits.set(ledger, (credits.get(ledger) ?? 0) + amount);
  };
  for (const [rate, { taxable, cgst, sgst, igst }] of sumsByRate(lines)) {
    credit(ofSales, rate, taxable);
    // Half of the rate is CGST, half SGST.
    credit(names.cgst, rate / 2, cgst);
    credit(names.sgst, rate / 2, sgst);
    credit(names.igst, rate, igst);
  }
  const gstin = registeredAs(document);
  return {
    type: voucherTypes[kind],
    number,
    day,
    party: partyName(recipient),
    ...(gstin === undefined ? {} : { gstin }),
    placeOfSupply,
    ...(refersTo === undefined ? {} : { reference: refersTo.number }),
    narration: [`Order ${orderNumber}`, recipient.purchaseOrder && `purchase order ${recipient.purchaseOrder}`]
      .filter(Boolean)
      .join(', '),
    entries: [
      { ledger: buyersLedger(names, recipient), amount: paise(sign * total) },
      ...[...credits]
        .filter(([, amount]) => amount !== 0)
        .map(([ledger, amount]) => ({ ledger, amount: paise(-sign * amount) })),
    ],
    bills: { entry: 0, of: billsOfDocument(document) },
  };
}

/** The voucher of a payment, refund or reversal, of deducted tax, or of what is moved between an order and the account. */
export function voucherOfMoney(entry: MoneyEntry, names: TallyLedgerNames): TallyVoucher {
  const { way, day, amount, isReversal, bankFee, orderNumber, party, voucherNumber, reference } = entry;
  const isJournal = way === 'account' || way === 'tds';
  const ledgerOf = (buyer: Holder) =>
    buyersLedger(names, { company: buyer.party, contactPerson: buyer.party, gstin: buyer.gstin });
  const about = orderNumber === '' ? 'On account' : `Order ${orderNumber}`;
  const onAccount = (of: Paise): EntryBills['of'] => [{ type: 'On Account', amount: of }];
  // What the money isn't in the buyer's ledger: a bank, cash, the tax authority, or what is held for the customer.
  const other =
    way === 'account'
      ? { ledger: ledgerOf(entry.holder ?? entry), amount }
      : way === 'tds'
        ? { ledger: names.tdsReceivable, amount }
        : { ledger: names[way === 'cheque' ? 'bank' : way], amount: paise(amount - (bankFee ?? 0)) };
  const parts = partsOf(entry).map((part) => ({
    entry: { ledger: ledgerOf(part), amount: paise(-part.amount) },
    bills: part.isHeld ? onAccount(paise(-part.amount)) : billsOfMoney(part),
  }));
  const [first, ...more] = parts.map(({ bills }, index) => ({ entry: index + 1, of: bills }));
  return {
    type: isJournal ? 'Journal' : amount < 0 ? 'Payment' : 'Receipt',
    number: isJournal ? moneyNumber(entry) : (voucherNumber ?? moneyNumber(entry)),
    day,
    party,
    ...(reference === undefined ? {} : { reference }),
    narration: isReversal ? `${about}, ${isJournal ? 'taken back' : 'receipt reversed'}` : about,
    entries: [
      other,
      ...parts.map((part) => part.entry),
      ...(bankFee === undefined ? [] : [{ ledger: names.bankCharges, amount: bankFee }]),
    ],
    bills: first ?? { entry: 1, of: [] },
    ...(more.length === 0 && way !== 'account'
      ? {}
      : { moreBills: [...more, ...(way === 'account' ? [{ entry: 0, of: onAccount(amount) }] : [])] }),
  };
}

/** What stands in buyers' ledgers: the entry itself, or of a receipt on account its orders and then what is held. */
function partsOf(entry: MoneyEntry): readonly (MoneyPart & { readonly isHeld: boolean })[] {
  const { parts = [], amount } = entry;
  if (entry.isOnAccount !== true) return [{ ...entry, isHeld: false }];
  const held = paise(amount - parts.reduce((sum, part) => sum + part.amount, 0));
  const ofOrders = parts.map((part) => ({ ...part, isHeld: false }));
  const { party, gstin } = entry;
  return held === 0 ? ofOrders : [...ofOrders, { party, ...(gstin ? { gstin } : {}), amount: held, isHeld: true }];
}
