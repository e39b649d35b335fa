import type { PngRows, SheetBox, SheetPicture, StickerSheetData } from '../sticker-sheet/sheet-data.ts';

type Point = readonly [x: number, y: number];

/** A proof as it is issued: what will be printed of one line, at its true size. Lengths in millimetres, y pointing down. */
export interface ProofSheetData {
  readonly orderNumber: string;
  readonly company: string;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  /** "Item 2, Soap Box". */
  readonly item: string;
  /** From 1, for each item. */
  readonly number: number;
  /** What is stated of it, a row each. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What the check of the file found, a sentence each. */
  readonly findings: readonly string[];
  readonly note: string;
  /** Of the cut's extent. */
  readonly size: { readonly length: number; readonly width: number };
  /** Lines that are cut and that are creased, from the upper left corner of the cut's extent. */
  readonly cuts: readonly (readonly Point[])[];
  readonly creases: readonly (readonly Point[])[];
  /** How far print runs beyond the cut. */
  readonly bleed: number;
  /** Null where its file isn't kept any more, or is too much to draw. */
  readonly artwork: {
    readonly picture: SheetPicture;
    /** The white that the file has, where that is printed: how much of it is where; null without any. */
    readonly white: PngRows | null;
    /** Of the file, bleed included. */
    readonly length: number;
    readonly width: number;
    /** What is printed of the file; absent where that is all of it. */
    readonly crop?: SheetBox['crop'];
    /** From mm of the file to mm from the upper left corner of the cut's extent: `[a b c d e f]` as PDF writes it. */
    readonly matrix: readonly [number, number, number, number, number, number];
    /** False for a file that doesn't fit and is only shown. */
    readonly isPlaced: boolean;
  } | null;
  /** Print inside a box, on the drawing as it is seen from inside; absent or null where nothing is printed there. */
  readonly inside?: {
    /** Of the file, from 1. */
    readonly page: number;
    readonly cuts: ProofSheetData['cuts'];
    readonly creases: ProofSheetData['creases'];
    /** Null as above. */
    readonly artwork: ProofSheetData['artwork'];
  } | null;
  /** How stickers lie on each of their sheets; null for boxes. */
  readonly sheet: Pick<StickerSheetData, 'area' | 'places' | 'sheets' | 'trailSheets'> | null;
  /** When it was issued, also the PDF's creation date. */
  readonly issuedAt: Date;
}
