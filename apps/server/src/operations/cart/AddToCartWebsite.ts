import { fail, type Input, ok, type PlacedArtwork, type Result, stickerItem } from '@boxwright/contract';
import { findQuotation, readOpenCart } from '@boxwright/storage';
import type { Call, Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import { attachedArtworkOf } from '../../selling/artwork/read-artwork.ts';
import { addGoods } from '../../selling/cart/add-goods.ts';
import { changeLine, type LineChange } from '../../selling/cart/change-line.ts';
import { editLine } from '../../selling/cart/edit-line.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner, ownerForNewLine } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { dieFor } from '../../selling/goods/die-for.ts';
import { dieTermsOf } from '../../selling/goods/die-terms.ts';
import type { Choice } from '../../selling/goods/goods.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import type { AttachedArtwork } from '../../selling/goods/line-snapshot.ts';
import { choiceOfLine, readGoods } from '../../selling/goods/read-goods.ts';
import { askedStickers } from '../../selling/goods/sticker/asked-stickers.ts';

type Sent = Input<'AddToCartWebsite'>;
type Item = Sent['items'][number];

export const AddToCartWebsite: Handler<'AddToCartWebsite'> = async (input, call) => {
  const [item, ...others] = input.items;
  if (!item || others.length > 0) return fail('invalid', 'Please add one item at a time.', { field: 'items' });
  if (input.newQuantity !== undefined && isWhole(input)) {
    return fail('invalid', 'Please give the quantity of goods once, with the item.', { field: 'newQuantity' });
  }
  if (item.item === stickerItem) return addOrChangeStickers(input, item, call);
  if (input.lineId === null && input.orderType === 'Ordersample')
    return addNew(input, item, sampleOf(input, item), call);
  // A new box names its board, an edited box also its line; a change of quantity names the line, or only the variant.
  if (input.boardId === null) {
    // Goods without a board, such as a sample sent by the specification's client, must not change the line of a box.
    if (input.lineId === null && isOwnItem(input)) {
      return fail('invalid', 'Please say which board the box is made of.', { field: 'boardId' });
    }
    return changeQuantity(input, item, { kind: 'box', variantId: item.item }, call);
  }
  const box = boxOf(input, item, input.boardId);
  return input.lineId === null ? addNew(input, item, box, call) : editGoods(input, item, box, call);
};

/** Whether the input describes goods, and not only a line with its quantity or delivery. */
const isWhole = ({ boardId, shape, material, orderType, lineId }: Sent): boolean =>
  boardId !== null || shape !== undefined || material !== undefined || (orderType === 'Ordersample' && lineId === null);

/** Whether the input is an item: a change of quantity has no delivery and no amounts. */
const isOwnItem = ({ deliveryType, sentTotal, sentGst }: Sent): boolean =>
  [deliveryType, sentTotal, sentGst].some((sent) => sent !== undefined && sent !== null);

/** New and edited stickers name their shape and material, as boxes name their board. */
async function addOrChangeStickers(input: Sent, item: Item, call: Call) {
  const { shape, material, length = null, width = null, lineId, artwork } = input;
  const isNamed = shape !== undefined || material !== undefined;
  if (!isNamed && (lineId !== null || !isOwnItem(input))) {
    return changeQuantity(input, item, { kind: 'sticker', variantId: null }, call);
  }
  const named = { shape: shape ?? '', material: material ?? '', length, width };
  const placed = artwork === undefined && lineId !== null ? await artworkOfLine(lineId, call) : artwork;
  const asked = await askedStickers(
    call,
    { ...named, artwork: placed },
    item.quantity,
    await readCompany(call.services.db),
  );
  if (!asked.ok) return asked;
  const stickers = { kind: 'sticker', ...asked.value.choice } as const;
  return lineId === null ? addNew(input, item, stickers, call) : editGoods(input, item, stickers, call);
}

/** The artwork of a line in the caller's cart: an edit without an artwork keeps it. */
async function artworkOfLine(lineId: number, { services, visitor }: Call): Promise<PlacedArtwork | null> {
  const owner = cartOwner(visitor);
  const open = owner ? await readOpenCart(services.db, owner) : undefined;
  const line = open?.lines.find(({ id }) => id === lineId);
  const snapshot = line && readGoods(line).snapshot;
  return snapshot?.kind === 'sticker' ? snapshot.artwork : null;
}

const sampleOf = ({ boardId, length, width, height, measured }: Sent, { item }: Item): Choice<'sample'> => ({
  kind: 'sample',
  variantId: item,
  boardId,
  length,
  width,
  height,
  measured,
});

const boxOf = (input: Sent, { item }: Item, boardId: number): Choice<'box'> => ({
  kind: 'box',
  variantId: item,
  boardId,
  outerCoatingId: input.outerCoatingId,
  innerCoatingId: input.innerCoatingId,
  length: input.length,
  width: input.width,
  height: input.height,
  measured: input.measured,
  contents: input.contents,
  print: input.print,
  grain: input.grain,
});

/** The file that a box or its sample is printed with; undefined where the request says nothing about it. */
async function attachedBy(
  { boxArtwork: token, boxArtworkPlace: place }: Sent,
  { kind }: Choice,
  { services }: Call,
): Promise<Result<AttachedArtwork | null | undefined>> {
  if (token === undefined || token === null) return ok(token);
  if (kind === 'sticker')
    return fail('invalid', 'This file can only be attached to a box or its sample.', { field: 'boxArtwork' });
  return attachedArtworkOf(services.db, { token, place });
}

async function addNew(input: Sent, item: Item, choice: Choice, call: Call) {
  const artwork = await attachedBy(input, choice, call);
  if (!artwork.ok) return artwork;
  const shop = await openShop(call);
  const wanted = { choice, ...(await readTerms(input, item, call)) };
  await layOut(call, shop.catalogue, [wanted.choice]);
  const wishes = {
    artwork: artwork.value ?? null,
    designType: input.designType ?? null,
    artworkWish: input.artworkWish ?? null,
    customDescription: input.customDescription?.trim() || null,
    designId: input.designId,
  };
  return addGoods(call.services, ownerForNewLine(call), { ...wanted, wishes, asks: input.ifSame === 'ask' }, shop);
}

async function editGoods(input: Sent, item: Item, choice: Choice<'box' | 'sticker'>, call: Call) {
  const owner = cartOwner(call.visitor);
  if (!owner || input.lineId === null) return lineGone();
  const artwork = await attachedBy(input, choice, call);
  if (!artwork.ok) return artwork;
  const shop = await openShop(call);
  const wanted = { choice, ...(await readTerms(input, item, call)) };
  await layOut(call, shop.catalogue, [wanted.choice]);
  const { designType, artworkWish, customDescription, designId } = input;
  const edit = {
    ...wanted,
    lineId: input.lineId,
    wishes: {
      ...(artwork.value === undefined ? {} : { artwork: artwork.value }),
      ...(designType === undefined ? {} : { designType }),
      ...(artworkWish === undefined ? {} : { artworkWish }),
      ...(customDescription === undefined ? {} : { customDescription: customDescription?.trim() || null }),
      ...(designId === null ? {} : { designId }),
    },
    die: await dieFor(call.services, call.visitor.customer?.id ?? null, wanted.choice, shop),
    asks: input.ifSame === 'ask',
    mergedLineId: input.mergedLineId,
  };
  return editLine(idempotentTransaction(call, 'AddToCartWebsite', input), owner, edit, shop);
}

async function changeQuantity(input: Sent, item: Item, of: Pick<LineChange, 'kind' | 'variantId'>, call: Call) {
  const owner = cartOwner(call.visitor);
  if (!owner) return lineGone();
  const shop = await openShop(call);
  const change = {
    lineId: input.lineId,
    ...of,
    quantity: input.newQuantity === undefined ? { step: item.quantity } : { to: input.newQuantity },
    deliveryType: input.deliveryType ?? undefined,
    destination: input.destination,
    asks: input.ifSame === 'ask',
    mergedLineId: input.mergedLineId,
  };
  const open = await readOpenCart(call.services.db, owner);
  const lines = open?.lines.filter(({ variantId }) => variantId === of.variantId) ?? [];
  await layOut(call, shop.catalogue, lines.map(choiceOfLine));
  return changeLine(idempotentTransaction(call, 'AddToCartWebsite', input), owner, change, shop);
}

async function openShop({ services }: Call) {
  const company = await readCompany(services.db);
  return { catalogue: await currentCatalogue(services), company, dieTerms: dieTermsOf(services, company) };
}

async function readTerms(input: Sent, { quantity }: Item, { services }: Call) {
  return {
    quantity,
    quotation: input.quotation ? await findQuotation(services.db, input.quotation) : undefined,
    delivery: { deliveryType: input.deliveryType ?? 'StandardShipping', destinationPincode: input.destination },
  } as const;
}
