import type { StickerShape } from '@boxwright/pricing';
import type { StickerSnapshot } from '../goods/sticker/sticker-snapshot.ts';

/** A line of stickers as stored with its order: everything that its print sheet needs except the artwork's file. */
export interface SheetLine {
  readonly orderNumber: string;
  readonly line: { readonly number: number; readonly of: number };
  readonly shapeName: string;
  readonly outline: string;
  readonly priceClass: StickerShape;
  readonly materialName: string;
  readonly whiteUnderprint: boolean;
  /** In mm. */
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  /** The cut by whose shape its stickers lie on a sheet; absent where they lie by their size. */
  readonly laidCut: { readonly cut?: string };
  /** Stickers on a sheet, as priced. */
  readonly perSheet: number;
  readonly trailSheets: number;
  readonly artwork: StickerSnapshot['artwork'];
  /** The cut that was priced, traced around the artwork; null where the outline is cut. */
  readonly contour: StickerSnapshot['contour'];
  readonly notice: string | null;
  readonly date: Date;
}

/** What of it decides the cut of a sticker and the white below its print. */
export type StickerCut = Pick<SheetLine, 'outline' | 'whiteUnderprint' | 'length' | 'width' | 'artwork' | 'contour'>;
