import type { TaxDocumentLine } from '@boxwright/documents';
import { add, allocate, beforeTaxOf, type Paise, paise, subtract } from '@boxwright/money';
import type { SuppliedItem } from '@boxwright/orders';
import type { Order, OrderLine } from '@boxwright/storage';

/** A line's amount with tax. */
export const grossOf = ({ taxable, cgst, sgst, igst }: Omit<TaxDocumentLine, 'description'>): Paise =>
  add(taxable, cgst, sgst, igst);

/** An order's lines with their shares of delivery, fee and discount, and their taxes as stored. */
export function taxLinesOf(order: Order, lines: readonly Omit<OrderLine, 'configuration'>[]): TaxDocumentLine[] {
  // Divided as `addUp` does, because a stored line doesn't have its share of the fee.
  const goods = lines.map((line) => line.goodsPaise);
  const fees = lines.length === 0 ? [] : allocate(paise(order.codFeePaise), goods);
  return lines.map(
    (line, index): TaxDocumentLine => ({
      description: line.itemName,
      details: line.description,
      hsn: line.hsn,
      quantity: line.quantity,
      taxable: beforeTaxOf({
        goods: paise(line.goodsPaise),
        delivery: paise(line.deliveryPaise),
        fee: fees[index] ?? paise(0),
        discount: paise(line.discountPaise),
      }),
      goods: paise(line.goodsPaise),
      ...(line.discountPaise === 0 ? {} : { discount: paise(line.discountPaise) }),
      gstRateBps: line.gstRateBps,
      cgst: paise(line.cgstPaise),
      sgst: paise(line.sgstPaise),
      igst: paise(line.igstPaise),
    }),
  );
}

/** The lines of an invoice for what is sent: the charged pieces cost what they did among all that were ordered. */
export const linesOfPieces = (
  lines: readonly TaxDocumentLine[],
  supplied: readonly Pick<SuppliedItem, 'ordered' | 'charged'>[],
): TaxDocumentLine[] =>
  lines.map((line, index) => {
    const { ordered, charged } = supplied[index] ?? { ordered: line.quantity, charged: line.quantity };
    if (charged === ordered) return line;
    const share = (amount: Paise): Paise => allocate(amount, [charged, ordered - charged])[0] ?? paise(0);
    return {
      ...line,
      quantity: charged,
      taxable: share(line.taxable),
      ...(line.goods === undefined ? {} : { goods: share(line.goods) }),
      ...(line.discount === undefined ? {} : { discount: share(line.discount) }),
      cgst: share(line.cgst),
      sgst: share(line.sgst),
      igst: share(line.igst),
    };
  });

/** The lines of a challan, which says how many pieces go with it at no charge; `free` is in the order of the lines. */
export const withFree = (lines: readonly TaxDocumentLine[], free: readonly number[]): readonly TaxDocumentLine[] =>
  lines.map((line, index) => ((free[index] ?? 0) > 0 ? { ...line, free: free[index] ?? 0 } : line));

/** What is charged less than was ordered, with tax, because pieces are missing. */
export const missingOf = (ordered: readonly TaxDocumentLine[], charged: readonly TaxDocumentLine[]): number =>
  add(...ordered.map(grossOf)) - add(...charged.map(grossOf));

/** An advance, or a refund of it, divided among the lines by what they cost; no tax is due on it. */
export function advanceLines(amount: Paise, lines: readonly TaxDocumentLine[]): TaxDocumentLine[] {
  const shares = lines.length === 0 ? [] : allocate(amount, lines.map(grossOf));
  const none = paise(0);
  return lines.map(undiscounted).map(({ goods: _, ...line }, index) => ({
    ...line,
    taxable: shares[index] ?? none,
    cgst: none,
    sgst: none,
    igst: none,
  }));
}

/** An invoice's lines with what its debit notes have added. */
export const debitedLines = (
  invoiced: readonly TaxDocumentLine[],
  debited: readonly (readonly TaxDocumentLine[])[],
): TaxDocumentLine[] =>
  notedLines(invoiced, debited, {
    amount: (amount, added) => add(amount, ...added),
    // A debit note asks more for what was sent.
    pieces: (quantity) => quantity,
  });

/** What is left of an invoice's lines after the credit notes on it. */
export const uncreditedLines = (
  invoiced: readonly TaxDocumentLine[],
  credited: readonly (readonly TaxDocumentLine[])[],
): TaxDocumentLine[] =>
  notedLines(invoiced, credited, {
    amount: (amount, taken) => subtract(amount, add(...taken)),
    pieces: (quantity, taken) => taken.reduce((left, each) => Math.max(0, left - each), quantity),
  });

/** The pieces that a line of a note takes back: none where the note only changes the value, or names no pieces. */
export const piecesOf = ({ quantity, isCounted }: Pick<TaxDocumentLine, 'quantity' | 'isCounted'>): number =>
  isCounted ? quantity : 0;

/** An invoice's lines, each of their amounts changed by those of the same line of its notes. */
const notedLines = (
  invoiced: readonly TaxDocumentLine[],
  notes: readonly (readonly TaxDocumentLine[])[],
  change: {
    readonly amount: (amount: Paise, noted: readonly Paise[]) => Paise;
    readonly pieces: (quantity: number, noted: readonly number[]) => number;
  },
): TaxDocumentLine[] =>
  invoiced.map((line, index) => {
    const ofLine = notes.map((lines) => lines[index]).filter((each) => each !== undefined);
    const changed = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
      change.amount(
        line[part],
        ofLine.map((each) => each[part]),
      );
    return {
      ...unchanged(line, ofLine),
      quantity: change.pieces(line.quantity, ofLine.map(piecesOf)),
      taxable: changed('taxable'),
      cgst: changed('cgst'),
      sgst: changed('sgst'),
      igst: changed('igst'),
    };
  });

/** A line whose notes, if they change it, leave no rate times quantity. */
const unchanged = (line: TaxDocumentLine, notes: readonly TaxDocumentLine[]): TaxDocumentLine => {
  const { goods: _, ...changed } = line;
  return notes.some((note) => grossOf(note) !== 0) ? changed : line;
};

/**
 * The lines of a credit note: the amount, with tax, is divided among what is left of the invoice's lines, and each
 * share is split like its line, with equal CGST and SGST. Credit notes for everything that is left sum to the invoice,
 * head by head.
 *
 * @param takesPieces whether the pieces that are left come back as well, or are invoiced anew
 * @throws RangeError for more than is left
 */
export function creditLines(
  amount: Paise,
  left: readonly TaxDocumentLine[],
  { takesPieces = false }: { readonly takesPieces?: boolean } = {},
): TaxDocumentLine[] {
  const all = add(...left.map(grossOf));
  if (amount > all) throw new RangeError(`A credit of ${amount} paise where ${all} are left of the invoice`);
  const shares = allocate(amount, left.map(grossOf));
  return left.map((line, index) => noteLine(line, shares[index] ?? paise(0), takesPieces ? line.quantity : 0));
}

/** What is taken off a line, with tax; pieces where they are named, and none where it is only an amount. */
export interface LineCredit {
  readonly amount: Paise;
  readonly quantity?: number;
}

/** The lines of a credit note that names them, by their index; the other lines have no amounts. */
export const namedCreditLines = (
  credits: ReadonlyMap<number, LineCredit>,
  left: readonly TaxDocumentLine[],
): TaxDocumentLine[] =>
  left.map((line, index) => {
    const { amount, quantity = 0 } = credits.get(index) ?? { amount: paise(0) };
    return noteLine(line, amount, quantity);
  });

/** A line of a note for a part of an invoice's line, which has no rate; for all of it, it has the rate of the line. */
function noteLine(line: TaxDocumentLine, amount: Paise, quantity: number): TaxDocumentLine {
  const { goods, ...noted } = undiscounted(line);
  if (amount === 0) return { ...noted, quantity: 0, isCounted: true, ...noAmounts };
  const isWhole = amount === grossOf(line) && quantity === line.quantity && line.discount === undefined;
  return {
    ...noted,
    quantity,
    isCounted: true,
    ...(isWhole && goods !== undefined && { goods }),
    ...splitLike(line, amount),
  };
}

/** Only an invoice says what was taken off before. */
const undiscounted = ({ discount: _, ...line }: TaxDocumentLine): TaxDocumentLine => line;

const noAmounts = { taxable: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) } as const;

function splitLike(line: TaxDocumentLine, share: Paise): typeof noAmounts | Record<keyof typeof noAmounts, Paise> {
  const [taxable = 0, both = 0, igst = 0] = allocate(share, [line.taxable, add(line.cgst, line.sgst), line.igst]);
  // CGST and SGST are equal: an odd paisa goes to the taxable value, or comes from it where all of that is credited.
  const odd = both % 2 === 0 ? 0 : taxable < line.taxable ? 1 : -1;
  const half = paise((both - odd) / 2);
  return { taxable: paise(taxable + odd), cgst: half, sgst: half, igst: paise(igst) };
}
