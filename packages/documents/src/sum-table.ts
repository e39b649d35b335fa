import { heightOf, inkLine, type Sheet, SOFT_INK, write } from './sheet.ts';
import { within } from './structure.ts';

/** The amounts that make up a total, as printed. */
export type SumTable = {
  readonly rows: readonly { readonly name: string; readonly amount: string; readonly notes?: readonly string[] }[];
  /** `aside` is small, beside the name. */
  readonly total: { readonly name: string; readonly aside?: string; readonly amount: string };
};

type Column = { readonly x: number; readonly width: number };

const rowHeight = 15;
const noteStyle = { colour: SOFT_INK, size: 8 } as const;
const noteHeight = (doc: Sheet, note: string, column: Column): number =>
  heightOf(doc, note, { ...column, ...noteStyle }) + 3;

/** The height of the rows and the total. */
export function heightOfSums(doc: Sheet, column: Column, { rows }: SumTable): number {
  const notes = rows.flatMap((row) => row.notes ?? []);
  return rows.length * rowHeight + notes.reduce((sum, note) => sum + noteHeight(doc, note, column), 0) + 34;
}

/** Draws the amounts, each with its notes below, and the total below a line; returns the y below. */
export function drawSumTable(doc: Sheet, column: Column, top: number, { rows, total }: SumTable): number {
  let y = top;
  within(doc, 'Table', () => {
    for (const { name, amount, notes = [] } of rows) {
      const rowY = y;
      y += rowHeight;
      within(doc, 'TR', () => {
        within(doc, 'TH', () => write(doc, name, { ...column, y: rowY, colour: SOFT_INK }), { scope: 'Row' });
        within(doc, 'TD', () => {
          write(doc, amount, { ...column, y: rowY, align: 'right', tabular: true });
          for (const note of notes) {
            write(doc, note, { ...column, ...noteStyle, y: y - 2 });
            y += noteHeight(doc, note, column);
          }
        });
      });
    }
    inkLine(doc, y, column.x);
    within(doc, 'TR', () => {
      const name = () => {
        write(doc, total.name, { ...column, y: y + 5, face: 'strong', size: 10 });
        if (total.aside) write(doc, total.aside, { ...noteStyle, x: column.x + 30, y: y + 6.6, width: 90 });
      };
      within(doc, 'TH', name, { scope: 'Row' });
      const figures = { ...column, y: y + 3.5, face: 'heading', size: 12.5, align: 'right' } as const;
      within(doc, 'TD', () => write(doc, total.amount, figures));
    });
  });
  return y + 24;
}
