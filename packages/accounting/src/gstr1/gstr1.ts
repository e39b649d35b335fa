import { type Paise, paise, toRupees } from '@boxwright/money';
import { csvLine, csvStart } from '../csv.ts';
import { portalDay } from '../days.ts';
import { hsnCode } from '../hsn-code.ts';
import { placeName } from '../indian-states.ts';
import { isInterState, partyName, registeredAs } from '../registration.ts';
import type { AccountDocument } from '../rows.ts';
import { addSums, grossOf, lessSum, noSum, percentText, sumsByRate, type TaxSum } from '../sums.ts';
import { type Gstr1Section, gstr1Columns } from './columns.ts';
import { openIssuedNumbers } from './issued-numbers.ts';

/** A piece of one section's file. */
export interface SectionText {
  readonly section: Gstr1Section;
  readonly text: string;
}

/** Larger invoices to unregistered buyers in other states are listed one by one (notification 12/2024, Central Tax). */
const largeInvoice = paise(1_00_000_00);

/** There is no cess on what we sell; nor is any sold through another shop or taxed at a part of its rate. */
const none = '';
const noCess = '0.00';

/**
 * The sections of GSTR-1 as CSV files, from documents in the order of their issue, which are taken one by one so that only
 * sums stay in memory. There are no advances in it (`at`, `atadj`): no tax falls due on an advance for goods (notification
 * 66/2017, Central Tax); the vouchers count among the documents issued.
 */
export function openGstr1() {
  const small = new Map<string, TaxSum>();
  const goods = new Map<string, { quantity: number; sum: TaxSum }>();
  const numbers = openIssuedNumbers();

  const takeInvoice = (document: AccountDocument): SectionText[] => {
    const { number, day, total, recipient, placeOfSupply, lines } = document;
    const gstin = registeredAs(document);
    const common = [number, portalDay(day), toRupees(total), placeName(placeOfSupply)];
    if (gstin !== undefined)
      return sumsByRate(lines).map(([rate, { taxable }]) =>
        line('b2b', [
          gstin,
          partyName(recipient),
          ...common,
          'N',
          none,
          invoiceType(document),
          none,
          ...rated(rate, taxable),
        ]),
      );
    if (isInterState(document) && total > largeInvoice)
      return sumsByRate(lines).map(([rate, { taxable }]) =>
        line('b2cl', [...common, none, ...rated(rate, taxable), none]),
      );
    takeSmall(document, (sum) => sum);
    return [];
  };

  const takeNote = (document: AccountDocument): SectionText[] => {
    const { number, day, total, recipient, placeOfSupply, lines, refersTo } = document;
    const gstin = registeredAs(document);
    const [note, place, value] = [[number, portalDay(day), 'C'], placeName(placeOfSupply), toRupees(total)];
    if (gstin !== undefined)
      return sumsByRate(lines).map(([rate, { taxable }]) =>
        line('cdnr', [
          gstin,
          partyName(recipient),
          ...note,
          place,
          'N',
          invoiceType(document),
          value,
          none,
          ...rated(rate, taxable),
        ]),
      );
    // In the same way as the invoice: one by one, or within the sums.
    if (isInterState(document) && (refersTo?.total ?? 0) > largeInvoice)
      return sumsByRate(lines).map(([rate, { taxable }]) =>
        line('cdnur', ['B2CL', ...note, place, value, none, ...rated(rate, taxable)]),
      );
    takeSmall(document, lessSum);
    return [];
  };

  const takeSmall = ({ placeOfSupply, lines }: AccountDocument, signed: (sum: TaxSum) => TaxSum) => {
    for (const [rate, sum] of sumsByRate(lines)) {
      const key = `${placeOfSupply} ${rate}`;
      small.set(key, addSums(small.get(key) ?? noSum, signed(sum)));
    }
  };

  const takeGoods = (document: AccountDocument) => {
    const isNote = document.kind === 'credit-note';
    const section = registeredAs(document) === undefined ? 'hsn-b2c' : 'hsn-b2b';
    for (const own of document.lines) {
      const key = `${section} ${hsnCode(own.hsn)} ${own.gstRateBps}`;
      const { quantity, sum } = goods.get(key) ?? { quantity: 0, sum: noSum };
      goods.set(key, {
        // A note takes off value; its lines repeat the pieces of the invoice.
        quantity: quantity + (isNote ? 0 : own.quantity),
        sum: addSums(sum, isNote ? lessSum(own) : own),
      });
    }
  };

  return {
    /** The head of every file. */
    start: (): SectionText[] =>
      sections.map((section) => ({ section, text: csvStart + csvLine(gstr1Columns[section]) })),

    take(document: AccountDocument): SectionText[] {
      numbers.take(document);
      if (document.kind !== 'tax-invoice' && document.kind !== 'credit-note') return [];
      takeGoods(document);
      return document.kind === 'tax-invoice' ? takeInvoice(document) : takeNote(document);
    },

    /** The sections that consist of sums. */
    end: (): SectionText[] => [
      ...sorted(small).map(([key, { taxable }]) => {
        const [place = '', rate = ''] = key.split(' ');
        return line('b2cs', ['OE', placeName(place), none, ...rated(Number(rate), taxable), none]);
      }),
      ...sorted(goods).map(([key, { quantity, sum }]) => {
        const [section = '', hsn = '', rate = ''] = key.split(' ');
        return line(section === 'hsn-b2b' ? 'hsn-b2b' : 'hsn-b2c', [
          hsn,
          none,
          'PCS-PIECES',
          `${quantity}.00`,
          toRupees(grossOf(sum)),
          percentText(Number(rate)),
          ...[sum.taxable, sum.igst, sum.cgst, sum.sgst].map(toRupees),
          noCess,
        ]);
      }),
      ...numbers.rows().map((row) => line('docs', row)),
    ],
  };
}

/** As the portal's offline tool names it. */
const invoiceType = ({ supplyType }: AccountDocument): string =>
  supplyType === 'SEZWP' ? 'SEZ supplies with payment' : 'Regular B2B';

const sections = Object.keys(gstr1Columns) as Gstr1Section[]; // its keys

const line = (section: Gstr1Section, cells: readonly string[]): SectionText => ({ section, text: csvLine(cells) });

const rated = (rateBps: number, taxable: Paise): string[] => [percentText(rateBps), toRupees(taxable), noCess];

const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
