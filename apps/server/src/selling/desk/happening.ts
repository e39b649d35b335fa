import type { DeskHappening } from '@boxwright/contract';

/** An entry of an order's timeline, without its empty lines. */
export const happening = (
  kind: DeskHappening['kind'],
  title: string,
  lines: readonly string[],
  by: string,
  at: Date,
): DeskHappening => ({ kind, title, lines: lines.filter((line) => line !== ''), by, at });
