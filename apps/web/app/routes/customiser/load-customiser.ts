import { type BoxLimits, type Failure, joinPrint, type Product, unprinted, type Variant } from '@boxwright/contract';
import { samplePriceWithGst } from '@boxwright/pricing';
import { data } from 'react-router';
import {
  type BoxChoice,
  type BoxOffer,
  names,
  noteIn,
  type OwnSize,
  readChoice,
} from '../../features/configurator/box-choice.ts';
import { inOwnSize } from '../../features/configurator/own-size.ts';
import { printName } from '../../features/configurator/print-name.server.ts';
import { quoteInput, shownQuantities } from '../../features/configurator/quote-input.ts';
import { type FirstQuote, insideOf } from '../../features/configurator/use-quote.ts';
import { waysLine } from '../../features/pay/ways-line.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import { headOf } from './head.ts';
import { stylesOf } from './side-limits.ts';

/** The parameters of the screen's four routes. */
export interface Entry {
  readonly route?: string | undefined;
  readonly verticalid?: string | undefined;
  readonly variantid?: string | undefined;
  readonly variantname?: string | undefined;
}

const notOffered = 'This box is not on offer (any more). Have a look at the others.';

/** Loads everything for the first render, priced on the server. Throws 404 and 5xx responses for the error page. */
export const loadCustomiser = async (api: ServerApi, entry: Entry, given: URLSearchParams) => {
  const { product, entryVariant } = await findEntry(api, entry);
  const [variants, boards, coatings, company] = await Promise.all([
    api.call('GetVariantData', { where: { productId: product.id, status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active' } }),
    loadCompany(api),
  ]);
  if (!variants.ok) throw answered(variants.failure);
  if (!boards.ok) throw answered(boards.failure);
  if (!coatings.ok) throw answered(coatings.failure);
  const offer: BoxOffer = {
    variants: variants.value,
    boards: boards.value,
    outerCoatings: coatings.value.filter(({ kind }) => kind === 'outer'),
    innerCoatings: coatings.value.filter(({ kind }) => kind === 'inner'),
  };
  const initial = readChoice(withControls(given), offer, entryVariant?.id);
  if (initial === null) throw noSuch('box', notOffered);
  const { minimumBoxes, maximumBoxes } = company;
  const limits: BoxLimits = { minimumBoxes, maximumBoxes };
  const [quoted, images] = await Promise.all([
    quoteFirst(api, initial, limits),
    api.call('GetVariantImage', { variantId: initial.variantId }),
  ]);
  const seen = quoted.good?.choice ?? { ...initial, ownSize: null };
  const first = boxOf(offer, seen.variantId, quoted.good && insideOf(quoted.good));
  const drawing = first && (await drawFirst(offer, first, initial));
  const pictures = seen.ownSize === null && images.ok ? images.value.map(({ address }) => address) : [];
  return {
    head: await headOf(api, {
      product,
      variants: variants.value,
      entryVariant,
      picture: pictures[0],
      company,
    }),
    product,
    offer,
    limits,
    workingDaysToShip: company.workingDaysToShip,
    samplePrice: samplePriceWithGst,
    waysToPay: waysLine(company, true),
    first: quoted,
    /** How the first box is printed, in words. */
    printName: printName(offer, initial),
    /** The note to the printer that a link brings along. */
    note: noteIn(given),
    pictures,
    /** Size of the box in the first drawing and pictures. */
    firstSize: first && { length: first.length, width: first.width, height: first.height },
    drawing,
    styles: stylesOf(offer.variants),
    /** On phones the size step comes first, unless the address names a size. */
    isEnteredByVariant: entryVariant !== undefined,
    publicUrl: api.publicUrl,
  };
};

/**
 * The print and the grain that a form chose without script, which has a control for each side, for the name of each spot
 * ink, and for the grain.
 */
const withControls = (given: URLSearchParams): URLSearchParams => {
  const stated = new URLSearchParams(given);
  const [outside, wish] = [given.get(names.outside), given.get(names.wish)];
  if (outside !== null)
    stated.set(names.print, joinPrint(outside, given.get(names.inside) ?? unprinted, given.getAll(names.ink)));
  if (wish !== null) stated.set(names.grain, wish);
  return stated;
};

export type CustomiserData = Awaited<ReturnType<typeof loadCustomiser>>;

/** If the size in the address can't be made or priced, the variant's size is quoted, together with the error. */
const quoteFirst = async (api: ServerApi, choice: BoxChoice, limits: BoxLimits): Promise<FirstQuote> => {
  const quote = (of: BoxChoice) => api.call('GetQuote', quoteInput(of, limits, shownQuantities(of, limits), null));
  const answer = await quote(choice);
  if (answer.ok) return { choice, answer, good: { quote: answer.value, choice } };
  if (choice.ownSize === null) return { choice, answer, good: null };
  const usual = { ...choice, ownSize: null };
  const answerOfUsual = await quote(usual);
  return { choice, answer, good: answerOfUsual.ok ? { quote: answerOfUsual.value, choice: usual } : null };
};

const boxOf = ({ variants }: BoxOffer, variantId: number, ownSize: OwnSize | null): Variant | null => {
  const variant = variants.find(({ id }) => id === variantId);
  if (variant === undefined) return null;
  return ownSize === null ? variant : inOwnSize(variant, ownSize);
};

/** The flat drawing of the first box. The server draws it with the engine that the browser loads later. */
const drawFirst = async ({ boards }: BoxOffer, box: Variant, { boardId }: BoxChoice) => {
  const board = boards.find(({ id }) => id === boardId);
  if (board === undefined) return null;
  const { drawLines } = await import('../../features/dieline/draw-studio.ts');
  const { style, length, width, height } = box;
  return drawLines(style, { length, width, height, caliper: board.caliper });
};

const findEntry = async (api: ServerApi, entry: Entry): Promise<{ product: Product; entryVariant?: Variant }> => {
  if (entry.route !== undefined) return { product: await findProduct(api, { route: entry.route }) };
  if (entry.verticalid !== undefined) return { product: await findProduct(api, { id: namedId(entry.verticalid) }) };
  const answer = await api.call('GetVariantData', {
    where: {
      status: 'Active',
      ...(entry.variantid === undefined ? { route: entry.variantname ?? '' } : { id: namedId(entry.variantid) }),
    },
  });
  if (!answer.ok) throw answered(answer.failure);
  const [entryVariant] = answer.value;
  if (entryVariant === undefined) throw noSuch('box', notOffered);
  return { product: await findProduct(api, { id: entryVariant.productId }), entryVariant };
};

const findProduct = async (api: ServerApi, where: { id?: number; route?: string }): Promise<Product> => {
  const answer = await api.call('GetProductMaster', { where: { ...where, status: 'Active' } });
  if (!answer.ok) throw answered(answer.failure);
  const [product] = answer.value;
  if (product === undefined) throw noSuch('box', notOffered);
  return product;
};

const namedId = (segment: string): number => {
  const id = idIn(segment);
  if (id === undefined) throw noSuch('box', notOffered);
  return id;
};

/** Invalid input means that the address matches nothing we offer (404); anything else is a server error. */
const answered = ({ code, text }: Failure) =>
  code === 'invalid' || code === 'not_found' ? noSuch('box', notOffered) : data(text, { status: 503 });
