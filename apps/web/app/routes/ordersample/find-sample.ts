import type { Product, Variant } from '@boxwright/contract';
import { data } from 'react-router';
import { type BoxChoice, readChoice } from '../../features/configurator/box-choice.ts';
import { withoutVariant } from '../../features/configurator/sample-query.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';

export interface SampleEntry {
  readonly verticalid: string;
  readonly boxname: string;
}

/** The box in the page's address. */
export interface FoundSample {
  readonly product: Product;
  /** All sizes of the category. */
  readonly variants: readonly Variant[];
  readonly variant: Variant;
  readonly choice: BoxChoice;
  /** "Folding Box Board 300 gsm". */
  readonly board: string;
  /** Its thickness in mm. */
  readonly caliper: number;
}

const notOffered = 'This box is not on offer (any more). Have a look at the others.';

/**
 * Finds the box in one of two ways (document 2, section 2): by the id of its category with the route or name of the
 * variant, or of the category for its first variant; or by the id and name of the variant. Throws 404 and 5xx
 * responses.
 */
export async function findSample(api: ServerApi, entry: SampleEntry, query: URLSearchParams): Promise<FoundSample> {
  const id = idIn(entry.verticalid);
  if (id === undefined) throw noSuch('box', notOffered);
  const found = (await inCategory(api, id, entry.boxname)) ?? (await byVariant(api, id, entry.boxname));
  if (found === null) throw noSuch('box', notOffered);
  const { product, variants, variant } = found;
  const boards = await answered(api.call('GetBoard', { where: { status: 'Active' } }));
  const offer = { variants, boards, outerCoatings: [], innerCoatings: [] };
  const choice = readChoice(withoutVariant(query), offer, variant.id);
  if (choice === null) throw data('The shop is being set up. Please come back a little later.', { status: 503 });
  const board = boards.find(({ id }) => id === choice.boardId);
  const boardName = board ? `${board.name} ${board.gsm} gsm` : '';
  return { product, variants, variant, choice, board: boardName, caliper: board?.caliper ?? 0 };
}

async function inCategory(api: ServerApi, categoryId: number, boxName: string) {
  const [product] = await answered(api.call('GetProductMaster', { where: { id: categoryId, status: 'Active' } }));
  if (product === undefined) return null;
  const variants = await variantsOf(api, product);
  const isCategory = isNamed(boxName, [product.route, product.itemName]);
  const variant = variants.find((each) => isVariant(each, boxName)) ?? (isCategory ? variants[0] : undefined);
  return variant ? { product, variants, variant } : null;
}

async function byVariant(api: ServerApi, variantId: number, boxName: string) {
  const [variant] = await answered(api.call('GetVariantData', { where: { id: variantId, status: 'Active' } }));
  if (variant === undefined || !isVariant(variant, boxName)) return null;
  const where = { id: variant.productId, status: 'Active' };
  const [product] = await answered(api.call('GetProductMaster', { where }));
  return product ? { product, variants: await variantsOf(api, product), variant } : null;
}

const variantsOf = (api: ServerApi, { id }: Product) =>
  answered(api.call('GetVariantData', { where: { productId: id, status: 'Active' } }));

const isVariant = ({ route, name }: Variant, boxName: string) => isNamed(boxName, [route, name]);

/** Names are compared as in addresses: "Soap Box 100 g" is "soap-box-100-g". */
const isNamed = (given: string, names: readonly string[]) => names.some((name) => slug(name) === slug(given));
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function answered<T>(
  asked: Promise<{ ok: true; value: T } | { ok: false; failure: { code: string; text: string } }>,
) {
  const answer = await asked;
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  return answer.value;
}
