import { type FailureCode, fail, type Input, lengthUnreadable, ok, type Result } from '@boxwright/contract';
import {
  type Box,
  type BoxProblem,
  type BoxStyle,
  boxStyleOf,
  caliperOf,
  type DrawingRevision,
  drawBox,
  newestRevision,
} from '@boxwright/dieline';
import type { Board } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';

/** A requested box: lengths in mm, NaN where a side is missing. */
export type DielineChoice = Input<'GetDieline'> & {
  /** Of a box that was ordered with it; the newest one by default. */
  readonly drawing?: DrawingRevision;
};

/** The request with its board from the catalogue, as plain data. */
export interface ConfiguredDieline extends Omit<DielineChoice, 'boardId'> {
  /** Null when only a thickness was given. */
  readonly board: Board | null;
}

export interface DrawnDieline {
  readonly style: BoxStyle;
  readonly box: Box;
  readonly board: Board | null;
}

/** Looks the board up, or says that it isn't offered. */
export function configureDieline(
  { boards }: Pick<Catalogue, 'boards'>,
  asked: DielineChoice,
): Result<ConfiguredDieline> {
  const board = asked.boardId === null ? null : boards.get(asked.boardId);
  if (board === undefined || (board !== null && board.status !== 'Active')) {
    return fail('not_found', 'This board is not offered any more. Please choose another.', { field: 'boardid' });
  }
  const { style, drawing = newestRevision, options = {} } = asked;
  return ok({
    style,
    drawing,
    length: toMicrometres(asked.length),
    width: toMicrometres(asked.width),
    height: toMicrometres(asked.height),
    caliper: board ? caliperOf(board.gsm, board.bulk) : toMicrometres(asked.caliper),
    options: Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))),
    board,
  });
}

/** Cache key: equal for every spelling of the same box. */
export const keyOf = ({ board, ...box }: ConfiguredDieline): string =>
  JSON.stringify([
    box.style,
    [box.length, box.width, box.height, box.caliper],
    box.options,
    box.drawing,
    board && [board.id, board.name, board.gsm],
  ]);

/** Draws the requested box, or says in a buyer's words which field is wrong and what it may be. */
export function drawConfiguredDieline({ board, ...asked }: ConfiguredDieline): Result<DrawnDieline> {
  const style = boxStyleOf(asked.style);
  const drawn = drawBox(asked.style, {
    ...asked,
    options: asked.options ?? {},
    revision: asked.drawing ?? newestRevision,
  });
  if (!drawn.ok || !style) return refusal(drawn.ok ? unknownStyle : inWords(drawn.problem, style), board);
  return ok({ style, box: drawn.box, board });
}

/** Rounds to what tools can cut: a size converted from inches is not a different box. */
const toMicrometres = (length: number): number => Math.round(length * 1000) / 1000;

const unknownStyle: BoxProblem = { field: 'style', code: 'unknown-style', text: 'We do not make this style of box.' };

/** The code of a failure: the request is malformed, or it is well-formed but no such box can be made. */
const codes: Readonly<Record<BoxProblem['code'], FailureCode>> = {
  'unknown-style': 'not_found',
  'not-a-number': 'invalid',
  'not-offered': 'invalid',
  'unknown-option': 'invalid',
  'out-of-range': 'not_possible',
  'does-not-fit': 'not_possible',
};

/** A side that can't be read gets a text about that instead of its range. */
function inWords(problem: BoxProblem, style: BoxStyle | undefined): BoxProblem {
  const side = problem.code === 'not-a-number' ? style?.fields.find(({ id }) => id === problem.field) : undefined;
  return side === undefined ? problem : { ...problem, text: lengthUnreadable(`the ${side.label.toLowerCase()}`) };
}

function refusal({ code, field, text, least, most }: BoxProblem, board: Board | null): Result<never> {
  const possible = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  return fail(codes[code], text, {
    // With a chosen board there is no thickness field to point at.
    field: field === 'caliper' && board ? 'boardid' : field,
    ...(Object.keys(possible).length > 0 && { details: possible }),
  });
}
