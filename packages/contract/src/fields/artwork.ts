import { z } from 'zod';
import { artworkFits, artworkKinds, cutOffset, cutSmoothing } from '../forms/artwork.ts';
import { longestPlace, readPlace } from '../forms/chosen-place.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';

/** The random name of an uploaded file. Whoever has it may see the file. */
export const artworkToken = line(40);

/** Where a buyer has put a file on a box or sticker, as `writePlace` writes it. */
export const chosenPlace = line(longestPlace).refine((text) => readPlace(text) !== null, 'is no place on a drawing');

/** A file that goes with a box. */
/** A proof with the file of a line that its customer has approved for an earlier order. */
export const proofBefore = record({
  orderNumber: field('order_number', z.string()),
  /** Whether the line is the same, so that it is printed without a new proof. */
  isSame: field('is_same', z.boolean()),
});
export type ProofBefore = z.output<typeof proofBefore>;

export const attachedArtwork = record({
  token: field('token', artworkToken),
  name: field('name', z.string()),
  /** Where the buyer has put it; null where the program places it. */
  place: field('place', z.string().nullable()),
});

/** How a request names it. */
export const boxFile = {
  artwork: field('artwork_token', artworkToken.nullish()),
  place: field('artwork_place', chosenPlace.nullish()),
};

const placed = {
  token: field('token', artworkToken),
  fit: field('fit', z.enum(artworkFits)),
  /** In mm. */
  offset: field('cut_offset', z.number().min(cutOffset.least).max(cutOffset.most)),
  smoothing: field('cut_smoothing', z.int().min(cutSmoothing.least).max(cutSmoothing.most)),
  /** The line that is cut in the special shape: the file's own; one around the picture if it is absent. */
  cut: field('cut_line', z.literal('own').optional()),
  /** The white of a material that has some: the file's own; all that is printed has white below it if it is absent. */
  white: field('white_ink', z.literal('own').optional()),
  /** Where the buyer has put it on a fixed outline; absent where `fit` says it. */
  place: field('artwork_place', chosenPlace.optional()),
};

/** A buyer's artwork as placed on a sticker. */
export const placedArtwork = record(placed);

/** The same on a line of a cart or an order, with the file's name, for people to recognise. */
export const namedArtwork = record({ ...placed, name: field('name', z.string()) });

const pixels = z.int();
const millimetres = z.number();

/** An uploaded file that can be printed. */
export const artwork = record({
  token: field('token', artworkToken),
  /** The file's name on the buyer's computer, for people to recognise. */
  name: field('name', z.string()),
  kind: field('kind', z.enum(artworkKinds)),
  /** Of a picture; null for drawings. */
  pixelWidth: field('pixel_width', pixels.nullable()),
  pixelHeight: field('pixel_height', pixels.nullable()),
  /** Whether it is too large to be read here: people look at it, and its picture for screens only stands for it. */
  byHand: field('by_hand', z.boolean()),
  /** The page that is printed, from 1, of so many that the file has. */
  page: field('page', z.int()),
  pages: field('pages', z.int()),
  /** Width divided by height. */
  ratio: field('ratio', z.number()),
  /** How much of its length is bleed, on each side: what is cut off. */
  bleed: field('bleed', z.number()),
  /** How many pixels its length has at the resolution of its coarsest picture; null for drawings without pictures. */
  leastPixels: field('least_pixels', pixels.nullable()),
  /** Whether parts of it are transparent, so that a cut can be traced around it. */
  isTransparent: field('transparent', z.boolean()),
  /** The file's own cut line, of a PDF or SVG that has one. */
  ownCut: field(
    'own_cut',
    record({
      /** Its size in the file; 0 where it can't be cut. */
      length: field('length', millimetres),
      width: field('width', millimetres),
      /** Why it can't be cut as it is, as a sentence; null where it can. */
      why: field('why', z.string().nullable()),
    }).nullable(),
  ),
  /** Whether the file says where white is printed. */
  hasWhite: field('own_white', z.boolean()),
  /** Whether it says where a varnish shines. */
  hasGloss: field('own_gloss', z.boolean()),
  /** Size of the picture for screens. */
  previewWidth: field('preview_width', pixels),
  previewHeight: field('preview_height', pixels),
});
export type ArtworkRow = z.output<typeof artwork>;

/** The cut of the special shape, in mm from the upper left corner of its bounding box. */
export const stickerContour = record({
  /** One closed SVG path with absolute commands, 'M … Z'. */
  path: field('path', z.string()),
  /** Length of the cut, by which cutting is charged. */
  cutLength: field('cut_length', millimetres),
  /** Bounding box; it fits into the requested size and touches it in at least one direction. */
  length: field('length', millimetres),
  width: field('width', millimetres),
  /** Where the whole picture lies, transparent margins included. */
  picture: field(
    'picture',
    record({
      x: field('x', millimetres),
      y: field('y', millimetres),
      length: field('length', millimetres),
      width: field('width', millimetres),
    }),
  ),
});
export type StickerContourRow = z.output<typeof stickerContour>;
