import { fail, type Input } from '@boxwright/contract';
import { findQuotation, readOpenCart } from '@boxwright/storage';
import type { Call, Handler } from '../../door/call.ts';
import { idempotentTransaction } from '../../door/idempotency.ts';
import { addGoods } from '../../selling/cart/add-goods.ts';
import { changeLine } from '../../selling/cart/change-line.ts';
import { editLine } from '../../selling/cart/edit-line.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner, ownerForNewLine } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company.ts';
import { dieFor } from '../../selling/goods/die-for.ts';
import { dieTermsOf } from '../../selling/goods/die-terms.ts';
import type { Choice } from '../../selling/goods/goods.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { choiceOfLine } from '../../selling/goods/read-goods.ts';

type Sent = Input<'AddToCartWebsite'>;
type Item = Sent['items'][number];

export const AddToCartWebsite: Handler<'AddToCartWebsite'> = async (input, call) => {
  const [item, ...others] = input.items;
  if (!item || others.length > 0) return fail('invalid', 'Please add one item at a time.', { field: 'items' });
  if (input.lineId === null && input.orderType === 'Ordersample')
    return addNew(input, item, sampleOf(input, item), call);
  // A new box names its board, an edited one its line too; a change of quantity names the line, or only the variant.
  if (input.boardId === null) return changeQuantity(input, item, call);
  const box = boxOf(input, item, input.boardId);
  return input.lineId === null ? addNew(input, item, box, call) : editBox(input, item, box, call);
};

const sampleOf = ({ boardId, length, width, height }: Sent, { item }: Item): Choice<'sample'> => ({
  kind: 'sample',
  variantId: item,
  boardId,
  length,
  width,
  height,
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
});

async function addNew(input: Sent, item: Item, choice: Choice<'box' | 'sample'>, call: Call) {
  const shop = await openShop(call);
  const wanted = { choice, ...(await readTerms(input, item, call)) };
  await layOut(call, shop.catalogue, [wanted.choice]);
  const artwork = {
    designType: input.designType ?? null,
    customDescription: input.customDescription?.trim() || null,
    designId: input.designId,
  };
  return addGoods(call.services, ownerForNewLine(call), { ...wanted, artwork, asks: input.ifSame === 'ask' }, shop);
}

async function editBox(input: Sent, item: Item, choice: Choice<'box'>, call: Call) {
  const owner = cartOwner(call.visitor);
  if (!owner || input.lineId === null) return lineGone();
  const shop = await openShop(call);
  const wanted = { choice, ...(await readTerms(input, item, call)) };
  await layOut(call, shop.catalogue, [wanted.choice]);
  const { designType, customDescription, designId } = input;
  const edit = {
    ...wanted,
    lineId: input.lineId,
    artwork: {
      ...(designType === undefined ? {} : { designType }),
      ...(customDescription === undefined ? {} : { customDescription: customDescription?.trim() || null }),
      ...(designId === null ? {} : { designId }),
    },
    die: await dieFor(call.services, call.visitor.customer?.id ?? null, wanted.choice, shop),
    ifSame: input.ifSame,
  };
  return editLine(idempotentTransaction(call, 'AddToCartWebsite', input), owner, edit, shop);
}

async function changeQuantity(input: Sent, item: Item, call: Call) {
  // A step has no delivery and no amounts of its own. Goods without a board that do, such as a sample sent by the
  // specification's client, must not be counted as one of the box.
  const isOwnItem = [input.deliveryType, input.sentTotal, input.sentGst].some(
    (sent) => sent !== undefined && sent !== null,
  );
  if (input.lineId === null && isOwnItem) {
    return fail('invalid', 'Please say which board the box is made of.', { field: 'boardId' });
  }
  const owner = cartOwner(call.visitor);
  if (!owner) return lineGone();
  const shop = await openShop(call);
  const change = {
    lineId: input.lineId,
    variantId: item.item,
    quantity: input.newQuantity === undefined ? { step: item.quantity } : { to: input.newQuantity },
    deliveryType: input.deliveryType ?? undefined,
    destination: input.destination,
  };
  const open = await readOpenCart(call.services.db, owner);
  const lines = open?.lines.filter(({ variantId }) => variantId === item.item) ?? [];
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
