import { monthsOf } from './months-of.ts';
import { add, inPaise, type Sums } from './sums.ts';

/** What files for the government's portals sum to, in paise. */
export interface Portals {
  /** Of GSTR-1's sections of invoices and notes, by head of tax. */
  readonly gstr1: Sums;
  /** Of those with registered buyers, units of zones and buyers abroad, who get e-invoices. */
  readonly registered: Sums;
  /** Of its summary by HSN: with tax, by code. */
  readonly byHsn: Sums;
  /** Of e-invoices, by head of tax. */
  readonly eInvoices: Sums;
  /** E-invoices whose values aren't those of their items. */
  readonly wrong: readonly string[];
}

interface Values {
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
  readonly hsn_sc?: string;
}

/** All rows with a taxable value, anywhere in a part. */
function valuesIn(part: unknown): Values[] {
  if (typeof part !== 'object' || part === null) return [];
  return 'txval' in part ? [part as Values] : Object.values(part).flatMap(valuesIn);
}

const headsOf = ({ txval, iamt = 0, camt = 0, samt = 0 }: Values): Sums => ({
  taxable: inPaise(txval),
  cgst: inPaise(camt),
  sgst: inPaise(samt),
  igst: inPaise(iamt),
});

const addHeads = (sums: Sums, heads: Sums, sign: number): void => {
  for (const [head, amount] of Object.entries(heads)) add(sums, head, sign * amount);
};

/** Adds a GSTR-1 as the portal takes it, of a month. */
function addReturn(portals: Portals, file: string): void {
  const { b2b = [], b2cl = [], b2cs = [], exp = [], cdnr = [], cdnur = [], hsn } = JSON.parse(file);
  const notes = [...cdnr.flatMap(({ nt }: { nt: object[] }) => nt.map((note) => ({ ...note, typ: 'R' }))), ...cdnur];
  const signed = [
    ...[b2b, exp].map((part) => ({ part, sign: 1, isRegistered: true })),
    ...[b2cl, b2cs].map((part) => ({ part, sign: 1, isRegistered: false })),
    ...notes.map((part: { ntty: string; typ: string }) => ({
      part,
      sign: part.ntty === 'C' ? -1 : 1,
      isRegistered: part.typ !== 'B2CL',
    })),
  ];
  for (const { part, sign, isRegistered } of signed)
    for (const row of valuesIn(part)) {
      addHeads(portals.gstr1, headsOf(row), sign);
      if (isRegistered) addHeads(portals.registered, headsOf(row), sign);
    }
  for (const row of valuesIn(hsn))
    add(
      portals.byHsn,
      row.hsn_sc ?? '',
      Object.values(headsOf(row)).reduce((sum, each) => sum + each, 0),
    );
}

interface EInvoice {
  readonly DocDtls: { readonly Typ: string; readonly No: string };
  readonly ValDtls: Readonly<Record<string, number>>;
  readonly ItemList: readonly Readonly<Record<string, number>>[];
}

const values = { taxable: 'AssVal', cgst: 'CgstVal', sgst: 'SgstVal', igst: 'IgstVal' } as const;
const ofItems = { taxable: 'AssAmt', cgst: 'CgstAmt', sgst: 'SgstAmt', igst: 'IgstAmt' } as const;

/** Adds e-invoices, each checked as the portal reckons: its values are the sums of its items. */
function addEInvoices(portals: Portals & { readonly wrong: string[] }, file: string): void {
  const list: EInvoice[] = JSON.parse(file);
  for (const { DocDtls, ValDtls, ItemList } of list) {
    const heads = Object.entries(values).map(([head, name]) => [head, inPaise(ValDtls[name])] as const);
    for (const [head, amount] of heads) add(portals.eInvoices, head, DocDtls.Typ === 'CRN' ? -amount : amount);
    const sum = (name: string) => ItemList.reduce((all, item) => all + inPaise(item[name]), 0);
    const total = heads.reduce((all, [, amount]) => all + amount, 0);
    const isRight =
      Object.keys(values).every((head, place) => sum(ofItems[head as keyof typeof ofItems]) === heads[place]?.[1]) &&
      sum('TotItemVal') === total &&
      inPaise(ValDtls['TotInvVal']) === total;
    if (!isRight) portals.wrong.push(DocDtls.No);
  }
}

/** @param load a file of a period: its text, or that of a file in a ZIP archive */
export async function readPortals(
  period: { readonly from: string; readonly to: string },
  load: (file: string, own: { readonly from: string; readonly to: string }, inside?: string) => Promise<string>,
): Promise<Portals> {
  const portals = { gstr1: {}, registered: {}, byHsn: {}, eInvoices: {}, wrong: [] };
  // A return is of one month.
  for (const month of monthsOf(period)) addReturn(portals, await load('gstr1.json', month));
  addEInvoices(portals, await load('e-invoices.zip', period, 'e-invoices.json'));
  return portals;
}
