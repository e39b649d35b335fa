import { boxStyleOf, type OptionValue, type StyleOption } from '@boxwright/dieline';
import type { AskedDieline } from './draw-asked.ts';

/** Values of a query as they came: nothing in it has been checked. */
export type Query = { readonly [name: string]: unknown };

const measures = ['length', 'width', 'height', 'caliper', 'board'];

/**
 * The box that an address states (`dielineFileAddress`). Everything that isn't a measure or the board is an option; what
 * is no number, and a name that the style doesn't know, go on as they are, so that the drawing says what is possible.
 */
export function askedInAddress(style: string, query: Query): AskedDieline {
  const known = boxStyleOf(style)?.options ?? [];
  const chosen = Object.entries(query).filter(([name]) => !measures.includes(name));
  return {
    style,
    length: numberOf(query['length']),
    width: numberOf(query['width']),
    height: numberOf(query['height']),
    caliper: numberOf(query['caliper']),
    boardId: query['board'] === undefined ? null : numberOf(query['board']),
    options: Object.fromEntries(
      chosen.map(([id, value]) => [
        id,
        chosenValue(
          known.find((option) => option.id === id),
          value,
        ),
      ]),
    ),
  };
}

const numberOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;

function chosenValue(option: StyleOption | undefined, value: unknown): OptionValue {
  if (typeof value !== 'string') return Number.NaN;
  if (option?.kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return option?.kind === 'number' ? numberOf(value) : value;
}
