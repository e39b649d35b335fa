import { isExport, type Paise } from '@boxwright/money';
import { dashedDay } from '../days.ts';
import { isInterState, registeredAs } from '../registration.ts';
import type { AccountDocument } from '../rows.ts';
import { sumsByRate, type TaxSum } from '../sums.ts';
import { exportTypeOf, unregisteredNote } from './exports.ts';
import { openIssuedNumbers } from './issued-numbers.ts';
import { noteType } from './note-type.ts';
import { openSums } from './open-sums.ts';
import { sectionOf } from './section-of.ts';

/** Of the file's form, as the offline tool writes it. */
const version = 'GST3.2.4';

/** The numbers of the kinds of documents in table 13. */
const natureNumbers = {
  'Invoices for outward supply': 1,
  'Debit Note': 4,
  'Credit Note': 5,
  'Receipt Voucher': 6,
  'Refund Voucher': 8,
} as const;

/**
 * GSTR-1 as the file that the GST portal takes: the same sections as the CSV files, from the same documents, taken one by
 * one. Memory holds the sums, and the text of each document that is listed by itself, because the file groups them by
 * buyer. Sections without anything are left out, as the portal wants.
 *
 * There are no amendments (`b2ba` and others): an issued document is never changed, and what was wrong is mended by a
 * credit note and a new invoice. Nor are there advances (`at`, `txpd`): no tax falls due on them for goods (notification
 * 66/2017, Central Tax).
 *
 * @param head the GSTIN of the return, and the last day of its period
 */
export function openPortalJson({ gstin, lastDay }: { readonly gstin: string; readonly lastDay: string }) {
  const [b2b, b2cl, cdnr] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()];
  const exp = new Map<string, string[]>();
  const cdnur: string[] = [];
  const sums = openSums();
  const numbers = openIssuedNumbers();

  const section = (name: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : [`,\n"${name}":[${rows.join(',\n')}]`];
  const grouped = (name: string, key: string, list: string, groups: ReadonlyMap<string, string[]>): string[] =>
    section(
      name,
      [...groups].map(([value, texts]) => `{"${key}":${JSON.stringify(value)},"${list}":[${texts.join(',\n')}]}`),
    );

  return {
    take(document: AccountDocument): void {
      numbers.take(document);
      sums.take(document);
      const buyer = registeredAs(document) ?? '';
      switch (sectionOf(document)) {
        case 'b2b':
          push(b2b, buyer, { ...invoiceOf(document), ...registeredPart(document) });
          break;
        case 'b2cl':
          push(b2cl, document.placeOfSupply, { ...invoiceOf(document), itms: itemsOf(document) });
          break;
        case 'exp':
          push(exp, exportTypeOf(document), {
            ...invoiceOf(document),
            ...customsOf(document),
            itms: plainItems(document),
          });
          break;
        case 'cdnr':
          push(cdnr, buyer, { ...noteOf(document), ...registeredPart(document) });
          break;
        case 'cdnur':
          cdnur.push(
            JSON.stringify({
              typ: unregisteredNote(document),
              ...noteOf(document),
              pos: document.placeOfSupply,
              itms: itemsOf(document),
            }),
          );
      }
    },

    /** The whole file, in pieces. */
    *text(): Generator<string> {
      const fp = `${lastDay.slice(5, 7)}${lastDay.slice(0, 4)}`;
      yield `{"gstin":${JSON.stringify(gstin)},"fp":"${fp}","version":"${version}","hash":"hash"`;
      yield* grouped('b2b', 'ctin', 'inv', b2b);
      yield* grouped('b2cl', 'pos', 'inv', b2cl);
      yield* section(
        'b2cs',
        sums.small().map((each) =>
          JSON.stringify({
            sply_ty: each.isInterState ? 'INTER' : 'INTRA',
            rt: each.rate / 100,
            typ: 'OE',
            pos: each.place,
            ...valuesOf(each.sum, each.isInterState),
          }),
        ),
      );
      yield* grouped('exp', 'exp_typ', 'inv', exp);
      yield* grouped('cdnr', 'ctin', 'nt', cdnr);
      yield* section('cdnur', cdnur);
      yield* part('hsn', goodsOf(sums.goods()));
      yield* part('doc_issue', issuedIn(numbers.rows()));
      yield '}\n';
    },
  };
}

/** A part that is an object; left out where it is empty. */
const part = (name: string, body: object): string[] =>
  Object.keys(body).length === 0 ? [] : [`,\n"${name}":${JSON.stringify(body)}`];

/** Table 12: goods by HSN code, sold to registered buyers and to others. */
function goodsOf(goods: ReturnType<ReturnType<typeof openSums>['goods']>): object {
  const names = { 'hsn-b2b': 'hsn_b2b', 'hsn-b2c': 'hsn_b2c' } as const;
  const sections = Map.groupBy(goods, ({ section }) => names[section]);
  return Object.fromEntries(
    [...sections].map(([name, rows]) => [
      name,
      rows.map(({ hsn, rate, quantity, sum }, index) => ({
        ...{ num: index + 1, hsn_sc: hsn, uqc: 'PCS', qty: quantity, rt: rate / 100 },
        ...{ txval: rupees(sum.taxable), iamt: rupees(sum.igst), camt: rupees(sum.cgst), samt: rupees(sum.sgst) },
        csamt: 0,
      })),
    ]),
  );
}

/** Table 13: the numbers that were used. */
function issuedIn(rows: ReturnType<ReturnType<typeof openIssuedNumbers>['rows']>): object {
  if (rows.length === 0) return {};
  const kinds = [...Map.groupBy(rows, ({ nature }) => nature)];
  return {
    doc_det: kinds.map(([nature, series]) => ({
      doc_num: natureNumbers[nature],
      doc_typ: nature,
      docs: series.map(({ first, last, count, cancelled }, index) => ({
        num: index + 1,
        from: first,
        to: last,
        totnum: count,
        cancel: cancelled,
        net_issue: count - cancelled,
      })),
    })),
  };
}

const push = (groups: Map<string, string[]>, key: string, entry: object): void => {
  const own = groups.get(key) ?? [];
  groups.set(key, own);
  own.push(JSON.stringify(entry));
};

const invoiceOf = ({ number, day, total }: AccountDocument) => ({
  inum: number,
  idt: dashedDay(day),
  val: rupees(total),
});

const noteOf = ({ kind, number, day, total }: AccountDocument) => ({
  ntty: noteType(kind),
  nt_num: number,
  nt_dt: dashedDay(day),
  val: rupees(total),
});

const namedTypes = { SEZWP: 'SEWP', SEZWOP: 'SEWOP', DEXP: 'DE' } as const;

const typeOf = ({ supplyType }: AccountDocument) =>
  supplyType === undefined || isExport(supplyType) ? 'R' : namedTypes[supplyType];

/** What the customs have given, as far as it is known. */
const customsOf = ({ exported: { port, shippingBill, shippingBillOn } = { country: '' } }: AccountDocument) => ({
  ...(port === undefined ? {} : { sbpcode: port }),
  ...(shippingBill === undefined ? {} : { sbnum: shippingBill }),
  ...(shippingBillOn === undefined ? {} : { sbdt: dashedDay(shippingBillOn) }),
});

/** The rows of table 6A, which aren't numbered. */
const plainItems = (document: AccountDocument) =>
  sumsByRate(document.lines).map(([rate, { taxable, igst }]) => ({
    txval: rupees(taxable),
    rt: rate / 100,
    iamt: rupees(igst),
    csamt: 0,
  }));

const registeredPart = (document: AccountDocument) => ({
  pos: document.placeOfSupply,
  rchrg: 'N',
  inv_typ: typeOf(document),
  itms: itemsOf(document),
});

/** A row for each rate, which the offline tool numbers by the rate: 1801 for 18 %. */
const itemsOf = (document: AccountDocument) =>
  sumsByRate(document.lines).map(([rate, sum]) => ({
    num: rate + 1,
    itm_det: { rt: rate / 100, ...valuesOf(sum, isInterState(document)) },
  }));

/** Only the taxes of the kind of supply: between states IGST, inside the state CGST and SGST. */
const valuesOf = ({ taxable, igst, cgst, sgst }: TaxSum, isBetweenStates: boolean) => ({
  txval: rupees(taxable),
  ...(isBetweenStates ? { iamt: rupees(igst) } : { camt: rupees(cgst), samt: rupees(sgst) }),
  csamt: 0,
});

/** The nearest number to the amount, which JSON writes with at most two decimals. */
const rupees = (amount: Paise): number => amount / 100;
