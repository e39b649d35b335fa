import { type FailureCode, fail, type Input, ok, type Result } from '@boxwright/contract';
import { type Box, type BoxProblem, type BoxStyle, boxStyleOf, caliperOf, drawBox } from '@boxwright/dieline';
import type { Board } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';

/** A box as it is asked for: lengths in mm, NaN where there is none. */
export type AskedDieline = Input<'GetDieline'>;

/** The same with what the catalogue knows of it, as plain data. */
export interface BoxAsked extends Omit<AskedDieline, 'boardId'> {
  /** Null when only a thickness was given. */
  readonly board: Board | null;
}

export interface DrawnDieline {
  readonly style: BoxStyle;
  readonly box: Box;
  readonly board: Board | null;
}

/** Looks the board up, or says that it isn't offered. */
export function askedOf({ boards }: Pick<Catalogue, 'boards'>, asked: AskedDieline): Result<BoxAsked> {
  const board = asked.boardId === null ? null : boards.get(asked.boardId);
  if (board === undefined || (board !== null && board.status !== 'Active')) {
    return fail('not_found', 'This board is not offered any more. Please choose another.', { field: 'boardid' });
  }
  const { style, options = {} } = asked;
  return ok({
    style,
    length: toMicrometres(asked.length),
    width: toMicrometres(asked.width),
    height: toMicrometres(asked.height),
    caliper: board ? caliperOf(board.gsm, board.bulk) : toMicrometres(asked.caliper),
    options: Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))),
    board,
  });
}

/** The same for every way of asking for the same box. */
export const keyOf = ({ board, ...box }: BoxAsked): string =>
  JSON.stringify([
    box.style,
    [box.length, box.width, box.height, box.caliper],
    box.options,
    board && [board.id, board.name, board.gsm],
  ]);

/** Draws what is asked for, or says in a buyer's words which field can't be so and what it can be. */
export function drawAsked({ board, ...asked }: BoxAsked): Result<DrawnDieline> {
  const style = boxStyleOf(asked.style);
  const drawn = drawBox(asked.style, { ...asked, options: asked.options ?? {} });
  if (!drawn.ok || !style) return refusal(drawn.ok ? unknownStyle : drawn.problem, board);
  return ok({ style, box: drawn.box, board });
}

/** What is finer than any tool (a measure in inches) makes no other box. */
const toMicrometres = (length: number): number => Math.round(length * 1000) / 1000;

const unknownStyle: BoxProblem = { field: 'style', code: 'unknown-style', text: 'We do not make this style of box.' };

/** Whether the request makes no sense, or it makes sense but there can be no such box. */
const codes: Readonly<Record<BoxProblem['code'], FailureCode>> = {
  'unknown-style': 'not_found',
  'not-a-number': 'invalid',
  'not-offered': 'invalid',
  'unknown-option': 'invalid',
  'out-of-range': 'not_possible',
  'does-not-fit': 'not_possible',
};

function refusal({ code, field, text, least, most }: BoxProblem, board: Board | null): Result<never> {
  const possible = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  return fail(codes[code], text, {
    // Whoever chose a board has no field for its thickness.
    field: field === 'caliper' && board ? 'boardid' : field,
    ...(Object.keys(possible).length > 0 && { details: possible }),
  });
}
