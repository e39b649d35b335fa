import type { Failure, Product, Variant } from '@boxwright/contract';
import { data } from 'react-router';
import { type Choices, type Configuration, readConfiguration } from '../../features/configurator/configuration.ts';
import { inOwnSize } from '../../features/configurator/own-size.ts';
import { loadPlace } from '../../features/configurator/place.ts';
import { type Caller, type Offer, quoteFor } from '../../features/configurator/quote.ts';
import type { ServerApi } from '../../server-api.ts';
import { headOf } from './head.ts';
import { stylesOf } from './side-limits.ts';

/** The four addresses of the one screen, by what they name. */
export interface Entry {
  readonly route?: string | undefined;
  readonly verticalid?: string | undefined;
  readonly variantid?: string | undefined;
  readonly variantname?: string | undefined;
}

const notOffered = 'This box is not on offer (any more). Have a look at the others.';

/** Everything that the customiser shows at once, priced on the server. Throws 404 and 5xx answers for the screen's error page. */
export const loadCustomiser = async (api: ServerApi, entry: Entry, given: URLSearchParams) => {
  const { product, entryVariant } = await findEntry(api, entry);
  const [variants, boards, coatings, company] = await Promise.all([
    api.call('GetVariantData', { where: { productId: product.id, status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active' } }),
    api.call('GetCompany', {}),
  ]);
  if (!variants.ok) throw answered(variants.failure);
  if (!boards.ok) throw answered(boards.failure);
  if (!coatings.ok) throw answered(coatings.failure);
  if (!company.ok) throw answered(company.failure);
  const choices: Choices = {
    variants: variants.value,
    boards: boards.value,
    outerCoatings: coatings.value.filter(({ kind }) => kind === 'outer'),
    innerCoatings: coatings.value.filter(({ kind }) => kind === 'inner'),
  };
  const initial = readConfiguration(given, choices, entryVariant?.id);
  if (initial === null) throw data(notOffered, { status: 404 });
  const offer = { choices, minimum: company.value.minimumBoxes } satisfies Offer;
  const [quoted, images, place] = await Promise.all([
    quoteFirst(api.call.bind(api), initial, offer),
    api.call('GetVariantImage', { variantId: initial.variantId }),
    loadPlace(api.call.bind(api), initial.pincode),
  ]);
  const seen = quoted.good?.configuration ?? { ...initial, ownSize: null };
  const first = boxOf(choices, seen);
  const drawing = first && (await drawFirst(choices, first, initial));
  const pictures = seen.ownSize === null && images.ok ? images.value.map(({ address }) => address) : [];
  return {
    head: headOf({
      product,
      variants: variants.value,
      entryVariant,
      picture: pictures[0],
      publicUrl: api.publicUrl,
    }),
    product,
    offer,
    initial,
    ...quoted,
    place,
    pictures,
    /** Size of the box that is drawn and pictured first. */
    first: first && { length: first.length, width: first.width, height: first.height },
    drawing,
    styles: stylesOf(choices.variants),
    /** On phones the sizes come first, unless the address itself is of one. */
    isEnteredByVariant: entryVariant !== undefined,
    publicUrl: api.publicUrl,
  };
};

export type CustomiserData = Awaited<ReturnType<typeof loadCustomiser>>;

/** What can't be made or priced in the size of the address is quoted in the variant's, beside what is wrong. */
const quoteFirst = async (call: Caller, initial: Configuration, offer: Offer) => {
  const answer = await quoteFor(call, initial, offer);
  if (answer.ok) return { answer, good: { quote: answer.quote, configuration: initial } };
  if (initial.ownSize === null) return { answer, good: null };
  const configuration = { ...initial, ownSize: null };
  const usual = await quoteFor(call, configuration, offer);
  return { answer, good: usual.ok ? { quote: usual.quote, configuration } : null };
};

const boxOf = ({ variants }: Choices, { variantId, ownSize }: Configuration): Variant | null => {
  const variant = variants.find(({ id }) => id === variantId);
  if (variant === undefined) return null;
  return ownSize === null ? variant : inOwnSize(variant, ownSize);
};

/** The flat drawing of the first box. The server draws it with the engine that the browser fetches later. */
const drawFirst = async ({ boards }: Choices, box: Variant, { boardId }: Configuration) => {
  const board = boards.find(({ id }) => id === boardId);
  if (board === undefined) return null;
  const { drawLines } = await import('../../features/dieline/draw-studio.ts');
  const { style, length, width, height } = box;
  return drawLines(style, { length, width, height, caliper: board.caliper });
};

const findEntry = async (api: ServerApi, entry: Entry): Promise<{ product: Product; entryVariant?: Variant }> => {
  if (entry.route !== undefined) return { product: await findProduct(api, { route: entry.route }) };
  if (entry.verticalid !== undefined) return { product: await findProduct(api, { id: idIn(entry.verticalid) }) };
  const answer = await api.call('GetVariantData', {
    where: {
      status: 'Active',
      ...(entry.variantid === undefined ? { route: entry.variantname ?? '' } : { id: idIn(entry.variantid) }),
    },
  });
  if (!answer.ok) throw answered(answer.failure);
  const [entryVariant] = answer.value;
  if (entryVariant === undefined) throw data(notOffered, { status: 404 });
  return { product: await findProduct(api, { id: entryVariant.productId }), entryVariant };
};

const findProduct = async (api: ServerApi, where: { id?: number; route?: string }): Promise<Product> => {
  const answer = await api.call('GetProductMaster', { where: { ...where, status: 'Active' } });
  if (!answer.ok) throw answered(answer.failure);
  const [product] = answer.value;
  if (product === undefined) throw data(notOffered, { status: 404 });
  return product;
};

const idIn = (segment: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(segment)) throw data(notOffered, { status: 404 });
  return Number(segment);
};

/** A refused input means that the address names nothing we have; anything else is our trouble. */
const answered = ({ code, text }: Failure) =>
  code === 'invalid' || code === 'not_found' ? data(notOffered, { status: 404 }) : data(text, { status: 503 });
