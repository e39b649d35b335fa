import {
  artworkFits,
  cutOffset,
  cutSmoothing,
  lengthIn,
  type PlacedArtwork,
  quantityIn,
  readPlace,
  type StickerShape,
} from '@boxwright/contract';

/** What the shop offers for stickers. */
export interface StickerOffer {
  readonly shapes: readonly StickerShape[];
  readonly materials: readonly { readonly id: number }[];
  /** The smallest order. */
  readonly least: number;
}

/** A size in mm as typed, even an impossible one. */
export type TypedSize = Readonly<Record<'length' | 'width', string>>;

/** How the buyer's design reaches the shop. */
export const designOptions = ['own', 'help'] as const;
export type DesignOption = (typeof designOptions)[number];

/** What a buyer chose, as shown on the screen. Values missing in the address have defaults. */
export interface StickerSelection {
  /** Null only while no shape is offered; likewise size and material. */
  readonly shapeId: number | null;
  /** One of the shape's sizes, 'L X W'; null with a custom size. */
  readonly listedSize: string | null;
  readonly customSize: TypedSize | null;
  /** As typed, even if it can't be read; may be empty. */
  readonly quantity: string;
  readonly materialId: number | null;
  readonly design: DesignOption;
  /** The buyer's picture and how it lies on the sticker; null while there is none. */
  readonly artwork: PlacedArtwork | null;
  /** Token of a quotation whose price applies, while the stickers are those of the quotation. */
  readonly quotation: string | null;
}

/** Parameter names in the address, which are also the names of the form's controls. */
export const stickerNames = {
  shape: 'shape',
  size: 'size',
  length: 'length',
  width: 'width',
  quantity: 'quantity',
  material: 'material',
  design: 'design',
  artwork: 'artwork',
  fit: 'fit',
  offset: 'offset',
  smoothing: 'smoothing',
  cut: 'cut',
  white: 'white',
  place: 'place',
  quotation: 'quotation',
  /** The line of the cart that is edited; not a part of the choice. */
  line: 'line',
} as const;

/** Value of the size control for a custom size. */
export const customSizeChoice = 'custom';

export const emptySize: TypedSize = { length: '', width: '' };

/**
 * Reads a choice from an address or from the form's controls. What isn't on offer (an old link, a typing error) falls
 * back to the default, so that every address opens stickers that can be ordered.
 */
export const readSelection = (given: URLSearchParams, offer: StickerOffer): StickerSelection => {
  const shape = shapeIn(given.get(stickerNames.shape), offer) ?? offer.shapes[0];
  const material = offer.materials.find(({ id }) => String(id) === given.get(stickerNames.material));
  return {
    shapeId: shape?.id ?? null,
    ...readSize(given, shape),
    quantity: (given.get(stickerNames.quantity) ?? String(offer.least)).slice(0, longestQuantity),
    materialId: (material ?? offer.materials[0])?.id ?? null,
    design: given.get(stickerNames.design) === 'help' ? 'help' : 'own',
    artwork: readArtwork(given),
    quotation: given.get(stickerNames.quotation)?.slice(0, 100) || null,
  };
};

/** The choice as query parameters. */
export const writeSelection = (selection: StickerSelection): URLSearchParams => {
  const { shapeId, customSize, quantity, materialId, design, artwork, quotation } = selection;
  const written = new URLSearchParams();
  if (shapeId !== null) written.set(stickerNames.shape, String(shapeId));
  if (customSize !== null) written.set(stickerNames.size, customSizeChoice);
  for (const [side, typed] of Object.entries(typedSizeOf(selection))) written.set(side, typed);
  written.set(stickerNames.quantity, quantity);
  if (materialId !== null) written.set(stickerNames.material, String(materialId));
  written.set(stickerNames.design, design);
  if (artwork !== null) {
    written.set(stickerNames.artwork, artwork.token);
    written.set(stickerNames.fit, artwork.fit);
    written.set(stickerNames.offset, String(artwork.offset));
    written.set(stickerNames.smoothing, String(artwork.smoothing));
    if (artwork.cut) written.set(stickerNames.cut, artwork.cut);
    if (artwork.white) written.set(stickerNames.white, artwork.white);
    if (artwork.place !== undefined) written.set(stickerNames.place, artwork.place);
  }
  if (quotation !== null) written.set(stickerNames.quotation, quotation);
  return written;
};

/** The choice with some changes. A quotation is for these stickers in this quantity only. */
export const changedSelection = (selection: StickerSelection, changes: Partial<StickerSelection>): StickerSelection => {
  const isOther = Object.keys(changes).some((name) => name !== 'design');
  return { ...selection, ...(isOther ? { quotation: null } : {}), ...changes };
};

/** The artwork of a picture that was just uploaded, in its initial place. */
export const newlyPlaced = (token: string): PlacedArtwork => ({
  token,
  fit: 'fill',
  offset: cutOffset.usual,
  smoothing: cutSmoothing.usual,
});

/** The changes for another shape: a custom size stays, a listed one only if the shape has it too. */
export const ofShape = (
  { listedSize, customSize }: StickerSelection,
  shape: StickerShape,
): Pick<StickerSelection, 'shapeId' | 'listedSize'> => ({
  shapeId: shape.id,
  listedSize: customSize === null ? (shape.sizes.find((size) => size === listedSize) ?? usualSize(shape)) : null,
});

export const isSameSelection = (one: StickerSelection, other: StickerSelection): boolean =>
  writeSelection(one).toString() === writeSelection(other).toString();

/** The chosen size as texts for fields; both are empty if none is chosen. */
export const typedSizeOf = ({
  listedSize,
  customSize,
}: Pick<StickerSelection, 'listedSize' | 'customSize'>): TypedSize => {
  if (customSize !== null) return customSize;
  const [length = '', width = ''] = (listedSize ?? '').split(/\s*x\s*/i);
  return { length, width };
};

/** The chosen size in mm. A side is null while its field is empty, and NaN if it isn't a number. */
export const sizeOf = (selection: Pick<StickerSelection, 'listedSize' | 'customSize'>) => {
  const { length, width } = typedSizeOf(selection);
  return { length: sideIn(length), width: sideIn(width) };
};

/** "50 × 30 mm" of "50 X 30". */
export const sizeWords = (size: string): string => `${size.replace(/\s*x\s*/i, ' × ')} mm`;

/** The quantity as a number; null while the field is empty, NaN if it can't be read. */
export const stickersIn = ({ quantity }: Pick<StickerSelection, 'quantity'>): number | null => quantityIn(quantity);

const shapeIn = (asked: string | null, { shapes }: StickerOffer): StickerShape | undefined =>
  shapes.find(({ id, name }) => String(id) === asked || name.toLowerCase() === asked?.toLowerCase());

const readSize = (
  given: URLSearchParams,
  shape: StickerShape | undefined,
): Pick<StickerSelection, 'listedSize' | 'customSize'> => {
  const asked = given.get(stickerNames.size);
  const typed = (side: string) => (given.get(side) ?? '').slice(0, longestSide);
  const sides: TypedSize = { length: typed(stickerNames.length), width: typed(stickerNames.width) };
  if (asked === customSizeChoice) return { listedSize: null, customSize: sides };
  const listed =
    listedIn(shape, asked) ?? (asked === null ? listedIn(shape, `${sides.length} X ${sides.width}`) : undefined);
  if (listed === undefined && asked === null && (sides.length !== '' || sides.width !== '')) {
    return { listedSize: null, customSize: sides };
  }
  return { listedSize: listed ?? usualSize(shape), customSize: null };
};

const readArtwork = (given: URLSearchParams): PlacedArtwork | null => {
  const token = given.get(stickerNames.artwork) ?? '';
  if (!/^[\w-]{1,40}$/.test(token)) return null;
  const fit = given.get(stickerNames.fit);
  const place = given.get(stickerNames.place);
  return {
    token,
    fit: artworkFits.find((each) => each === fit) ?? 'fill',
    offset: stepIn(given.get(stickerNames.offset), cutOffset, 0.5),
    smoothing: stepIn(given.get(stickerNames.smoothing), cutSmoothing, 1),
    ...(given.get(stickerNames.cut) === 'own' ? { cut: 'own' } : {}),
    ...(given.get(stickerNames.white) === 'own' ? { white: 'own' } : {}),
    ...(place !== null && readPlace(place) !== null ? { place } : {}),
  };
};

/** A slider's value: the nearest step in its range, or the usual one if it can't be read. */
const stepIn = (
  given: string | null,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
  step: number,
): number => {
  const number = given === null || given === '' ? Number.NaN : Number(given);
  if (Number.isNaN(number)) return usual;
  return Math.min(most, Math.max(least, Math.round(number / step) * step));
};

const listedIn = (shape: StickerShape | undefined, asked: string | null): string | undefined =>
  asked === null ? undefined : shape?.sizes.find((size) => plainSize(size) === plainSize(asked));

const plainSize = (size: string): string => size.toLowerCase().replace(/\s/g, '');

/** The default size of a shape: the middle one of its list. */
export const usualSize = (shape: StickerShape | undefined): string | null =>
  shape?.sizes[Math.floor(shape.sizes.length / 2)] ?? null;

const sideIn = (typed: string): number | null => (typed.trim() === '' ? null : Math.round(lengthIn(typed) * 100) / 100);

/** Longest texts that are accepted as a side and as a quantity. */
const longestSide = 12;
const longestQuantity = 20;

/** The design options in words; cart and order show them. */
export const designTypes: Readonly<Record<DesignOption, string>> = {
  own: 'I send my design',
  help: 'I need help with the design',
};
