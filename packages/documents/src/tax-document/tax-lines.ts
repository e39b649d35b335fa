import { add, formatCount, formatUnitPrice } from '@boxwright/money';
import { band, frameOf, hairline, heightOf, inkLine, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { repeated, within } from '../structure.ts';
import type { TaxDocumentData, TaxDocumentLine } from '../tax-document-data.ts';
import { plainAmount, rateText, type TaxHead, taxHeadsOf } from './tax-heads.ts';
import { wordingOf } from './wording.ts';

/** A text in a cell, with a small one below it. */
type Cell = { readonly text: string; readonly below?: string | undefined };

type Column = {
  readonly title: string;
  /** 0 for the description, which takes the remaining width. */
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly face?: 'strong';
  readonly cell: (line: TaxDocumentLine, index: number) => Cell;
  /** In the row below all lines. */
  readonly total?: (lines: readonly TaxDocumentLine[]) => string;
};

const gap = 6;
const smallSize = 7.5;
const [headHeight, padding, totalHeight] = [20, 5, 20];
const tallestDescription = 120;

function columnsOf(data: TaxDocumentData): readonly Column[] {
  const heads = taxHeadsOf(data);
  const { isOfMoney } = wordingOf(data);
  const right = { align: 'right' } as const;
  const left = { align: 'left' } as const;
  const common: readonly Column[] = [
    { title: 'No.', width: 18, ...left, cell: (_, index) => ({ text: String(index + 1) }) },
    {
      title: 'Description of goods',
      width: 0,
      ...left,
      face: 'strong',
      cell: ({ description, details }) => ({ text: description, below: details }),
      total: () => 'Total',
    },
    { title: 'HSN', width: 42, ...left, cell: ({ hsn }) => ({ text: hsn }) },
    {
      title: 'Quantity',
      width: 50,
      ...right,
      cell: ({ quantity, free = 0, goods, isCounted }) =>
        isCounted && quantity === 0
          ? { text: '–' }
          : {
              text: formatCount(quantity + free),
              below: [piecesText(quantity, free)]
                .concat(goods === undefined ? [] : [`at ${formatUnitPrice(goods, quantity)}`])
                .join(' '),
            },
    },
  ];
  if (isOfMoney) {
    return [
      ...common,
      { title: 'Rate of tax', width: 74, ...right, cell: (line) => ({ text: ratesText(line, heads) }) },
      {
        title: 'Amount (₹)',
        width: 74,
        ...right,
        face: 'strong',
        cell: ({ taxable }) => ({ text: plainAmount(taxable) }),
      },
    ];
  }
  return [
    ...common,
    {
      title: 'Taxable (₹)',
      width: 66,
      ...right,
      cell: ({ taxable, goods = taxable }) => ({
        text: plainAmount(taxable),
        below: goods === taxable ? undefined : `goods ${plainAmount(goods)}`,
      }),
      total: (lines) => plainAmount(add(...lines.map(({ taxable }) => taxable))),
    },
    ...heads.map(
      (head): Column => ({
        title: `${head.name} (₹)`,
        width: head.share === 2 ? 57 : 64,
        ...right,
        cell: (line) => ({ text: plainAmount(head.of(line)), below: rateText(line.gstRateBps, head) }),
        total: (lines) => plainAmount(add(...lines.map(head.of))),
      }),
    ),
    {
      title: 'Total (₹)',
      width: 68,
      ...right,
      face: 'strong',
      cell: (line) => ({ text: plainAmount(grossOf(line)) }),
      total: (lines) => plainAmount(add(...lines.map(grossOf))),
    },
  ];
}

const piecesText = (quantity: number, free: number): string => {
  if (free > 0) return `pieces: ${formatCount(free)} free, ${formatCount(quantity)}`;
  return quantity === 1 ? 'piece' : 'pieces';
};

const grossOf = ({ taxable, cgst, sgst, igst }: TaxDocumentLine) => add(taxable, cgst, sgst, igst);

const ratesText = ({ gstRateBps }: TaxDocumentLine, heads: readonly TaxHead[]): string =>
  heads.map((head) => `${head.name}\u00a0${rateText(gstRateBps, head)}`).join('\n');

/** Columns with their places; the description takes the width that is left. */
function placed(doc: Sheet, columns: readonly Column[]) {
  const whole = frameOf(doc).right - SHEET.left;
  const taken = columns.reduce((sum, { width }) => sum + width, gap * (columns.length - 1));
  let x: number = SHEET.left;
  return columns.map((column) => {
    const width = column.width || whole - taken;
    const at = x;
    x += width + gap;
    return { ...column, x: at, width };
  });
}

type PlacedColumn = ReturnType<typeof placed>[number];

/**
 * Draws the table of goods from `top`; `nextPage` starts a page and returns the y where its table starts. A line is
 * never split across pages. Returns the y below the totals.
 */
export function drawTaxLines(doc: Sheet, top: number, data: TaxDocumentData, nextPage: () => number): number {
  const columns = placed(doc, columnsOf(data));
  const { bottom } = frameOf(doc);
  const lines = linesOf(data);
  return within(doc, 'Table', () => {
    let y = drawHead(doc, top, columns);
    for (const [index, line] of lines.entries()) {
      const cells = columns.map((column) => ({ column, ...column.cell(line, index) }));
      const height = heightOfRow(doc, cells);
      if (y + height > bottom) y = repeated(doc, () => drawHead(doc, nextPage(), columns));
      drawRow(doc, y + padding, cells);
      y += height;
      hairline(doc, y);
    }
    if (!columns.some(({ title, total }) => total && title !== 'Description of goods')) return y;
    if (y + totalHeight > bottom) y = repeated(doc, () => drawHead(doc, nextPage(), columns));
    drawTotals(doc, y, columns, lines);
    return y + totalHeight;
  });
}

/** A note lists only the lines that it changes. */
const linesOf = ({ kind, lines }: TaxDocumentData): readonly TaxDocumentLine[] =>
  kind === 'credit-note' || kind === 'debit-note' ? lines.filter((line) => grossOf(line) !== 0) : lines;

function drawHead(doc: Sheet, top: number, columns: readonly PlacedColumn[]): number {
  band(doc, top, headHeight);
  const head = { y: top + 6, face: 'strong', size: smallSize, colour: SOFT_INK } as const;
  within(doc, 'TR', () => {
    for (const { title, x, width, align } of columns) {
      within(doc, 'TH', () => write(doc, title, { ...head, x, width, align }), { scope: 'Column' });
    }
  });
  inkLine(doc, top + headHeight);
  return top + headHeight;
}

type RowCell = Cell & { readonly column: PlacedColumn };

const textStyle = ({ column: { x, width, align, face, title } }: RowCell) =>
  ({
    x,
    width,
    align,
    size: 8.25,
    ...(face && { face }),
    ...(align === 'right' ? { tabular: true } : {}),
    ...(title === 'No.' ? { colour: SOFT_INK } : {}),
    tallest: tallestDescription,
  }) as const;

function drawRow(doc: Sheet, y: number, cells: readonly RowCell[]): void {
  within(doc, 'TR', () => {
    for (const cell of cells) {
      within(doc, 'TD', () => {
        const style = textStyle(cell);
        const below = write(doc, cell.text, { ...style, y });
        if (cell.below) write(doc, cell.below, { ...belowStyle(style), y: below });
      });
    }
  });
}

const belowStyle = ({ x, width, align }: ReturnType<typeof textStyle>) =>
  ({ x, width, align, size: smallSize, colour: SOFT_INK, tallest: tallestDescription }) as const;

function heightOfRow(doc: Sheet, cells: readonly RowCell[]): number {
  const heights = cells.map((cell) => {
    const style = textStyle(cell);
    const limited = (text: string, of: Parameters<typeof heightOf>[2]) =>
      Math.min(heightOf(doc, text, of), tallestDescription);
    return limited(cell.text, style) + (cell.below ? limited(cell.below, belowStyle(style)) : 0);
  });
  return Math.max(...heights) + 2 * padding;
}

function drawTotals(doc: Sheet, y: number, columns: readonly PlacedColumn[], lines: readonly TaxDocumentLine[]): void {
  within(doc, 'TR', () => {
    for (const column of columns) {
      const { x, width, align, total } = column;
      const text = total?.(lines) ?? '';
      const style = { x, y: y + 6, width, align, size: 8.25, face: 'strong', tabular: align === 'right' } as const;
      within(doc, column.title === 'Description of goods' ? 'TH' : 'TD', () => write(doc, text, style), {
        ...(column.title === 'Description of goods' ? { scope: 'Row' as const } : {}),
      });
    }
  });
  inkLine(doc, y + totalHeight);
}
