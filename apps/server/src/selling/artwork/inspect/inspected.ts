import type { ArtworkKind } from '@boxwright/contract';
import type { PageReading } from '@boxwright/print-files';

/** A picture for screens: a WebP without metadata. */
export interface Preview {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
}

/** What a file shows. */
export interface Shown {
  /** Null for drawings. */
  readonly pixelWidth: number | null;
  readonly pixelHeight: number | null;
  /** The page that is shown, from 1, of so many. */
  readonly page: number;
  readonly pages: number;
  /** Width divided by height. */
  readonly ratio: number;
  /** How much of its length is bleed, on each side. */
  readonly bleed: number;
  /** See `leastPixels`; of a picture, its own. */
  readonly leastPixels: number | null;
  /** The cut line that the file has, or why it can't be cut; null without one. */
  readonly ownCut: PageReading['ownCut'];
  /** What is printed, where that isn't the file as it was sent. */
  readonly print: Uint8Array | null;
  /** The white that the file has: a WebP of the same pixels as the picture for screens, as opaque as there is ink. */
  readonly white: Uint8Array | null;
  /** Where the file has a varnish that shines, in the same way. */
  readonly gloss: Uint8Array | null;
  readonly preview: Preview;
}

/** A file that can be printed, or why it can't, as a sentence for the buyer that says how to mend it. */
export type Inspected =
  | ({
      readonly ok: true;
      readonly kind: ArtworkKind;
      /** In bytes, without what follows the picture. */
      readonly length: number;
      /** Too large to be read: nothing but its kind is known. */
      readonly byHand: boolean;
    } & Shown)
  | Refused;

/** The same as another process answers it. */
export type InspectedFile =
  | (Omit<Extract<Inspected, { ok: true }>, 'print'> & { readonly print: PrintFile | null })
  | Refused;

/** What is printed, in a file of this machine: a message between processes is copied several times, and is read in pieces. */
interface PrintFile {
  readonly path: string;
  readonly bytes: number;
}

export interface Refused {
  readonly ok: false;
  readonly text: string;
}

export const refused = (text: string): Refused => ({ ok: false, text });

export const noSuchPage = refused('This file has no such page. Please choose another one.');

export const onlyTemplate = (kind: 'PDF' | 'SVG'): Refused =>
  refused(
    `This ${kind} has only the lines of a template and no artwork. Please place your artwork in it, save it and upload it again.`,
  );

/** Ends the refusal of a file that can't be read any further. */
export const nothingElse = 'Nothing else of it could be checked.';

export const damaged = refused(
  `This file is damaged or not complete. Please save it again and upload it once more. ${nothingElse}`,
);
