import type { SheetPlace } from '@boxwright/dieline';

/** Upper left corner and size in millimetres, from the upper left corner of a sticker's bounding box. */
export type SheetBox = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** What is printed of the picture, in shares of its length and width; absent where that is all of it. */
  readonly crop?: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> | undefined;
};

type Point = readonly [x: number, y: number];

/** A closed path of lines and cubic curves in millimetres; y points down. */
export type CutPath = {
  readonly start: Point;
  readonly segments: readonly (readonly [Point] | readonly [Point, Point, Point])[];
};

/** The picture printed on each sticker, at full quality. */
export type SheetPicture =
  | {
      /** An unchanged JPEG file with 1 (grey), 3 (RGB) or 4 (CMYK) components. */
      readonly kind: 'jpeg';
      readonly bytes: Uint8Array;
      readonly pixelWidth: number;
      readonly pixelHeight: number;
      readonly components: 1 | 3 | 4;
      /** Whether CMYK is stored as Adobe does, inverted. */
      readonly isInverted: boolean;
      /** Its colour profile; null for the device's colours. */
      readonly profile: Uint8Array | null;
      /** The turn with which it is viewed: EXIF's orientation, 1 to 8. */
      readonly orientation: number;
    }
  | {
      /** Pixels in sRGB or in the four process inks, and the opacity of each; null if all are opaque. */
      readonly kind: 'pixels';
      readonly colours: 'DeviceRGB' | 'DeviceCMYK';
      readonly colour: PngRows;
      readonly alpha: PngRows | null;
    }
  | {
      /** A file for print, as the package print-files writes it. */
      readonly kind: 'pdf';
      readonly bytes: Uint8Array;
    };

/** Pixels as in a PNG file: filtered rows of 8 bits per channel, deflated. PDF can use them unchanged. */
export type PngRows = { readonly pixelWidth: number; readonly pixelHeight: number; readonly deflated: Uint8Array };

export type SheetArtwork = {
  /** The file's name. */
  readonly name: string;
  readonly picture: SheetPicture;
  readonly box: SheetBox;
  /** From mm of the box to mm of the sticker, where its buyer has put the picture elsewhere; null where that is the same. */
  readonly matrix: readonly [number, number, number, number, number, number] | null;
  /** How much white each part of the picture needs below it, already choked; null for white under the whole picture. */
  readonly white: PngRows | null;
  /** Whether the white is the file's own. */
  readonly hasOwnWhite: boolean;
};

/** One line of an order as its printing sheet; every sheet of the line is the same. Lengths in millimetres. */
export type StickerSheetData = {
  readonly orderNumber: string;
  readonly line: { readonly number: number; readonly of: number };
  readonly shapeName: string;
  readonly materialName: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  /** Sheets to print, including trail sheets. */
  readonly sheets: number;
  readonly trailSheets: number;
  /** The cutting area; places are from its upper left corner. */
  readonly area: { readonly length: number; readonly width: number };
  /** The upper left corner of each sticker's size as it lies on the sheet. */
  readonly places: readonly SheetPlace[];
  /** The cut of one sticker, measured from the corner of its bounding box. */
  readonly cut: CutPath;
  /** How far print runs beyond each cut. */
  readonly bleed: number;
  readonly needsWhite: boolean;
  /** Null if production adds it. */
  readonly artwork: SheetArtwork | null;
  /** What the slug says if there is no artwork. */
  readonly withoutArtwork: string;
  /** "Demonstration": such sheets aren't produced. */
  readonly notice?: string;
  /** The order's date, also the PDF's creation date. */
  readonly date: Date;
};
