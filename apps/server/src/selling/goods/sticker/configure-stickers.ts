import { cutSize, fail, ok, type Result } from '@boxwright/contract';
import type { StickerSpec } from '@boxwright/pricing';
import type { StickerMaterial, StickerShape } from '@boxwright/storage';
import type { NamedArtwork } from '../../artwork/named-artwork.ts';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { StickerContour } from './sticker-snapshot.ts';

/** The stickers that a buyer chooses: a shape and a material by id, name or code; the size asked for in mm. */
export interface StickerChoice {
  readonly shape: string;
  readonly material: string;
  readonly length: number;
  readonly width: number;
  readonly artwork: NamedArtwork | null;
  /** The cut traced around the artwork; null in shapes with a fixed outline. */
  readonly contour: StickerContour | null;
}

/** Stickers that the shop offers, as input for the price engine. */
export interface ConfiguredStickers {
  readonly shape: StickerShape;
  readonly material: StickerMaterial;
  /** The specification in the size of the cut. */
  readonly spec: Omit<StickerSpec, 'quantity'>;
  readonly asked: Pick<StickerChoice, 'length' | 'width'>;
  readonly artwork: NamedArtwork | null;
  readonly contour: StickerContour | null;
  readonly gstRateBps: number;
  readonly rates: NonNullable<Catalogue['stickers']['rates']>;
}

/** Looks stickers up in the catalogue, or says why they can't be ordered, as a text for the buyer. */
export function configureStickers(
  { stickers, gstRates }: Catalogue,
  choice: StickerChoice,
): Result<ConfiguredStickers> {
  const shape = findShape(stickers, choice.shape);
  if (!shape)
    return fail('not_found', 'This shape is not offered any more. Please choose another.', { field: 'shape' });
  const material = stickers.materials.find(
    (each) => each.status === 'Active' && isNamed(choice.material, each, each.code),
  );
  if (!material) {
    const text = 'This material is not offered any more. Please choose another.';
    return fail('not_found', text, { field: 'material' });
  }
  const gstRateBps = gstRates.get(material.hsn);
  if (stickers.brokenCard) throw stickers.brokenCard;
  if (!stickers.rates || gstRateBps === undefined) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  const { length, width, artwork } = choice;
  const contour = isTraced(shape) ? choice.contour : null;
  const spec = {
    shape: shape.priceClass,
    ...(contour ? cutSize(contour) : { length, width }),
    material: material.code,
    ...(contour ? { cutLength: contour.cutLength, cut: contour.path } : {}),
  };
  return ok({ shape, material, spec, asked: { length, width }, artwork, contour, gstRateBps, rates: stickers.rates });
}

/** A shape that is offered, by its id, name or outline. */
export const findShape = ({ shapes }: Catalogue['stickers'], name: string): StickerShape | undefined =>
  shapes.find((each) => each.status === 'Yes' && isNamed(name, each, each.outline));

/** Whether the shape's cut is traced around the artwork. */
export const isTraced = ({ outline }: { readonly outline?: string | undefined }): boolean => outline === 'die-cut';

const isNamed = (name: string, { id, name: own }: { id: number; name: string }, code: string): boolean =>
  name === String(id) || name.toLowerCase() === own.toLowerCase() || name === code;
