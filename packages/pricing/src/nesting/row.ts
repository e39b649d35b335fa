/** 0 as drawn, 1 turned by 180°. */
export type Turn = 0 | 1;

/** A blank in a row, from the row's upper left corner. */
export type RowPiece = { readonly turn: Turn; readonly x: number; readonly y: number };

/** A row that repeats one blank, or two, every `period` micrometres. */
export type Row = { readonly pieces: readonly RowPiece[]; readonly period: number; readonly depth: number };

/** Where a row lies that doesn't repeat: upright or turned, and its upper left corner. */
export type FreeRow = { readonly turn: Turn; readonly start: number; readonly y: number };
