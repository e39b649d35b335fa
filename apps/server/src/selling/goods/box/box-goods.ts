import {
  contentsText,
  dieText,
  fullColour,
  type GrainWish,
  grainText,
  printWords,
  statedSizeText,
  unprinted,
  usualPrint,
  usualPrintOf,
} from '@boxwright/contract';
import { boxStyleOf, caliperOf, newestRevision } from '@boxwright/dieline';
import { grainRuleOf } from '@boxwright/pricing';
import type { DieOnFile } from '../die-on-file.ts';
import type { Goods } from '../goods.ts';
import type { AttachedArtwork, DesignWishes } from '../line-snapshot.ts';
import type { BoxSnapshot } from './box-snapshot.ts';
import type { ConfiguredBox } from './configure-box.ts';

/** The label of the detail that says which die a box is cut with. */
export const dieLabel = 'Cutting die';

/**
 * The snapshot of a box as currently offered.
 *
 * @param die the customer's die, if the price leaves it out
 */
export function snapshotOfBox(box: ConfiguredBox, wishes: DesignWishes, die: DieOnFile | null): BoxSnapshot {
  const { variant, isOwnSize, stated, contents, print, grainWish, board, outer, inner, spec } = box;
  const { designType, customDescription, designId, artworkWish = null } = wishes;
  // Without print there is nothing to draw a file on.
  const artwork = print === unprinted ? null : wishes.artwork;
  const { length, width, height } = spec;
  return {
    kind: 'box',
    style: spec.style,
    // A die that exists cuts the box that it was made for.
    drawing: die?.drawing ?? newestRevision,
    length,
    width,
    height,
    isOwnSize,
    stated,
    contents,
    print,
    grain: die?.grain ?? grainRuleOf(spec),
    grainWish,
    categoryId: variant.categoryId,
    categoryName: variant.itemName,
    categoryRoute: variant.categoryRoute,
    variantName: box.isByStyle
      ? madeInStyle(spec.style)
      : // A variant's name may contain its size, which would be wrong here.
        isOwnSize
        ? `${variant.itemName}, made to measure`
        : variant.name,
    image: pictureOf(box),
    board: {
      id: board.id,
      code: board.code,
      name: board.name,
      gsm: board.gsm,
      family: board.family,
      bulk: board.bulk,
    },
    outer: outer && { id: outer.id, code: outer.code, name: outer.name },
    inner: inner && { id: inner.id, code: inner.code, name: inner.name },
    die,
    artwork: artwork ? artworkOnBox(artwork) : null,
    artworkWish: artwork ? null : artworkWish,
    designType,
    customDescription,
    designId,
    quotation: null,
    agreed: null,
  };
}

/** The name of a box of which only style and size are chosen. */
const madeInStyle = (style: string): string => `${boxStyleOf(style)?.name ?? style}, made to measure`;

/**
 * Which die a box is cut with, where its price has none.
 *
 * @param isCancelled whether the order that paid for it is cancelled since
 */
export const dieWords = (die: DieOnFile | null, isCancelled = false): string => {
  if (die === null) return '';
  if (die.order === '') return 'Charged with another item of this order';
  return isCancelled ? `Not paid: ${die.order} is cancelled` : `On file: ${dieText(die)}`;
};

/** Only what names the file and its place: a sticker's artwork has more. */
const artworkOnBox = ({ token, name, place }: AttachedArtwork): AttachedArtwork => ({
  token,
  name,
  ...(place !== undefined && { place }),
});

/** The variant's photograph; for a box made to measure, a drawing to scale. */
function pictureOf({ variant, isOwnSize, spec }: ConfiguredBox): string {
  const drawn = variant.images.find((image) => image.includes('.svg'));
  return isOwnSize ? picturedIn(drawn ?? '', spec) : (variant.images[0] ?? '');
}

/** Addresses of drawn pictures contain the size in whole millimetres. */
const picturedIn = (image: string, { length, width, height }: ConfiguredBox['spec']): string =>
  image.replace(/\/\d+x\d+x\d+\.svg/, `/${[length, width, height].map(Math.round).join('x')}.svg`);

/** Converts a snapshot of a box to the common form. */
export function boxGoods(snapshot: BoxSnapshot, variantId: number | null): Goods {
  const { style, length, width, height, isOwnSize, stated, contents, print, board, outer, inner, die, artwork } =
    snapshot;
  const grainWish = statedGrain(snapshot);
  const grain = snapshot.grain === 'free' ? '' : grainText(snapshot.grain, boxStyleOf(style)?.family);
  const size = `${length} × ${width} × ${height} mm`;
  const material = `${board.name} ${board.gsm} gsm`;
  return {
    kind: 'box',
    variantId,
    name: snapshot.variantName,
    image: snapshot.image,
    description: [
      stated === null ? size : `${size} inside, ordered as ${statedSizeText(stated)}`,
      material,
      outer === null || outer.code === 'none' ? 'no outer coating' : outer.name,
      ...(inner === null ? [] : [`inside ${inner.name}`]),
      ...(print === null ? [] : [lowerFirst(printWords(print))]),
    ].join(', '),
    details: [
      { label: 'Inside size', value: size },
      { label: 'Ordered as', value: stated === null ? '' : statedSizeText(stated) },
      { label: 'Board', value: material },
      { label: 'Grain', value: grain },
      { label: 'Contents', value: contents === null ? '' : contentsText(contents) },
      { label: 'Outer coating', value: outer?.name ?? 'None' },
      { label: 'Inner coating', value: inner?.name ?? 'None' },
      { label: 'Print', value: print === null ? '' : printWords(print) },
      { label: 'Artwork', value: artwork?.name ?? '' },
      { label: 'Design', value: artwork ? '' : (snapshot.designType ?? '') },
      { label: dieLabel, value: dieWords(die) },
    ].filter(({ value }) => value !== ''),
    identity: [
      'box',
      style,
      length,
      width,
      height,
      board.id,
      outer?.id,
      inner?.id,
      ...(print === null ? [] : [print]),
      // Free grain is no other box: it was the only one before, and dies and quotations of then go on.
      ...(grainWish === 'held' ? [grainWish] : []),
    ].join('|'),
    columns: {
      categoryId: snapshot.categoryId,
      categoryName: snapshot.categoryName,
      categoryRoute: snapshot.categoryRoute,
      style,
      length,
      width,
      height,
      stated,
      contents,
      print: statedPrint(snapshot),
      printName: print === null ? '' : printWords(print),
      grain: grain && `Grain: ${grain.toLowerCase()}`,
      grainWish,
      caliper: caliperOf(board.gsm, board.bulk),
      drawing: snapshot.drawing,
      outerCoatingId: outer?.id ?? null,
      outerCoating: outer?.name ?? 'None',
      innerCoatingId: inner?.id ?? null,
      innerCoating: inner?.name ?? 'None',
      boardId: board.id,
      board: material,
    },
    choice: {
      kind: 'box',
      variantId: variantId ?? 0,
      ...(snapshot.variantName === madeInStyle(style) && { isByStyle: true }),
      boardId: board.id,
      outerCoatingId: outer?.id ?? null,
      innerCoatingId: inner?.id ?? null,
      ...(stated ?? (isOwnSize ? { length, width, height } : {})),
      contents,
      print: print ?? fullColour,
      ...(grainWish && { grain: grainWish }),
    },
    snapshot,
  };
}

/** How a stored box is printed, as addresses and forms say it: nothing of its own where its style is usually printed so. */
export const statedPrint = ({ style, print }: Pick<BoxSnapshot, 'style' | 'print'>): string => {
  const chosen = print ?? fullColour;
  return chosen === usualPrintOf(style) ? usualPrint : chosen;
};

/**
 * What is wanted of a stored box's grain: what its buyer chose, or that it stays free, where it was priced so before its
 * style needed it otherwise. Null to have it as the style needs it, or as its die cuts it.
 */
export function statedGrain({ grainWish, grain, die, style, length, width, height }: BoxSnapshot): GrainWish | null {
  if (grainWish !== null || grain !== 'free' || die !== null) return grainWish;
  return grainRuleOf({ style, length, width, height }) === 'free' ? null : 'free';
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
