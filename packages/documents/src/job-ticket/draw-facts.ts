import { heightOf, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { within } from '../structure.ts';
import type { JobTicketData } from './job-ticket-data.ts';

/** In points: a column, and how much of it its labels take. */
interface FactsColumn {
  readonly x: number;
  readonly width: number;
  readonly label: number;
}

type Facts = JobTicketData['specification'];

const tallest = 72;
const beside = ({ x, width, label }: FactsColumn) => ({ x: x + label, width: width - label, tallest });

/** Draws labels with their values beside them; returns the y below. */
export function drawFacts(doc: Sheet, column: FactsColumn, top: number, facts: Facts): number {
  let y = top;
  for (const { label, value } of facts) {
    y = within(doc, 'P', () => {
      write(doc, label, { x: column.x, width: column.label - 4, y, colour: SOFT_INK });
      return write(doc, value, { ...beside(column), y });
    });
  }
  return y;
}

/** The height that `drawFacts` needs. */
export const factsHeight = (doc: Sheet, column: FactsColumn, facts: Facts): number =>
  facts.reduce((sum, { value }) => sum + Math.min(heightOf(doc, value, beside(column)), tallest), 0);
