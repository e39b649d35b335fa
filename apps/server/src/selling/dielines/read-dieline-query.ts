import { boxStyleOf, newestRevision, type OptionValue, type StyleOption } from '@boxwright/dieline';
import type { DielineChoice } from './configured-dieline.ts';

/** Query values, unchecked. */
export type Query = { readonly [name: string]: unknown };

const measures = ['length', 'width', 'height', 'caliper', 'board', 'drawing', 'dimensions', 'inside'];

/**
 * Reads the box in an address (`dielineFileAddress`). Names that aren't in `measures` are options of the
 * style. Invalid numbers and unknown options are passed on, so that the drawing's own checks say what is possible.
 */
export function readDielineQuery(style: string, query: Query): DielineChoice {
  const known = boxStyleOf(style)?.options ?? [];
  const chosen = Object.entries(query).filter(([name]) => !measures.includes(name));
  return {
    style,
    length: numberOf(query['length']),
    width: numberOf(query['width']),
    height: numberOf(query['height']),
    caliper: numberOf(query['caliper']),
    boardId: query['board'] === undefined ? null : numberOf(query['board']),
    drawing: query['drawing'] === '1' ? 1 : newestRevision,
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
