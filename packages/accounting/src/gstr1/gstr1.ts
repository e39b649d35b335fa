import { isExport, type Paise, toRupees } from '@boxwright/money';
import { csvLine, csvStart } from '../csv.ts';
import { portalDay } from '../days.ts';
import { placeName } from '../indian-states.ts';
import { partyName, registeredAs } from '../registration.ts';
import type { AccountDocument } from '../rows.ts';
import { grossOf, percentText, sumsByRate } from '../sums.ts';
import { type Gstr1Section, gstr1Columns } from './columns.ts';
import { exportTypeOf, unregisteredNote } from './exports.ts';
import { openIssuedNumbers } from './issued-numbers.ts';
import { noteType } from './note-type.ts';
import { openSums } from './open-sums.ts';
import { sectionOf } from './section-of.ts';

/** A piece of one section's file. */
export interface SectionText {
  readonly section: Gstr1Section;
  readonly text: string;
}

/** There is no cess on what we sell; nor is any sold through another shop or taxed at a part of its rate. */
const none = '';
const noCess = '0.00';

/**
 * The sections of GSTR-1 as CSV files, from documents in the order of their issue, which are taken one by one so that only
 * sums stay in memory. There are no advances in it (`at`, `atadj`): no tax falls due on an advance for goods (notification
 * 66/2017, Central Tax); the vouchers count among the documents issued.
 */
export function openGstr1() {
  const sums = openSums();
  const numbers = openIssuedNumbers();
  return {
    /** The head of every file. */
    start: (): SectionText[] =>
      sections.map((section) => ({ section, text: csvStart + csvLine(gstr1Columns[section]) })),

    take(document: AccountDocument): SectionText[] {
      numbers.take(document);
      sums.take(document);
      return rowsOf(document);
    },

    /** The sections that consist of sums. */
    end: (): SectionText[] => [
      ...sums
        .small()
        .map(({ place, rate, sum }) => line('b2cs', ['OE', placeName(place), none, ...rated(rate, sum.taxable), none])),
      ...sums
        .goods()
        .map(({ section, hsn, rate, quantity, sum }) =>
          line(section, [
            hsn,
            none,
            'PCS-PIECES',
            `${quantity}.00`,
            toRupees(grossOf(sum)),
            percentText(rate),
            ...[sum.taxable, sum.igst, sum.cgst, sum.sgst].map(toRupees),
            noCess,
          ]),
        ),
      ...numbers
        .rows()
        .map(({ nature, first, last, count, cancelled }) =>
          line('docs', [nature, first, last, String(count), String(cancelled)]),
        ),
    ],
  };
}

/** The rows of a document that is listed by itself, one for each rate; none of one that is only summed. */
function rowsOf(document: AccountDocument): SectionText[] {
  const { kind, number, day, total, recipient, placeOfSupply, lines } = document;
  const note = noteType(kind);
  const section = sectionOf(document);
  const [date, value, place] = [portalDay(day), toRupees(total), placeName(placeOfSupply)];
  const buyer = [registeredAs(document) ?? '', partyName(recipient)];
  const rows = (cells: (rate: readonly string[]) => readonly string[]): SectionText[] =>
    section === null ? [] : sumsByRate(lines).map(([rate, { taxable }]) => line(section, cells(rated(rate, taxable))));
  const type = invoiceType(document);
  switch (section) {
    case 'b2b':
      return rows((rate) => [...buyer, number, date, value, place, 'N', none, type, none, ...rate]);
    case 'b2cl':
      return rows((rate) => [number, date, value, place, none, ...rate, none]);
    case 'exp':
      return rows((rate) => [exportTypeOf(document), number, date, value, ...customsOf(document), ...rate]);
    case 'cdnr':
      return rows((rate) => [...buyer, number, date, note, place, 'N', type, value, none, ...rate]);
    case 'cdnur':
      return rows((rate) => [unregisteredNote(document), number, date, note, place, value, none, ...rate]);
    default:
      return [];
  }
}

/** As the portal's offline tool names it. */
const invoiceType = ({ supplyType }: AccountDocument): string =>
  supplyType === undefined || isExport(supplyType) ? 'Regular B2B' : namedTypes[supplyType];

const namedTypes = {
  SEZWP: 'SEZ supplies with payment',
  SEZWOP: 'SEZ supplies without payment',
  DEXP: 'Deemed Exp',
} as const;

/** The port, and the shipping bill with its day, as far as they are known. */
const customsOf = ({ exported: { port, shippingBill, shippingBillOn } = { country: '' } }: AccountDocument) => [
  port ?? none,
  shippingBill ?? none,
  shippingBillOn === undefined ? none : portalDay(shippingBillOn),
];

const sections = Object.keys(gstr1Columns) as Gstr1Section[]; // its keys

const line = (section: Gstr1Section, cells: readonly string[]): SectionText => ({ section, text: csvLine(cells) });

const rated = (rateBps: number, taxable: Paise): string[] => [percentText(rateBps), toRupees(taxable), noCess];
