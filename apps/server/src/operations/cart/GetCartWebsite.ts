import { type CartRow, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { readOpenCart } from '@boxwright/storage';
import { choiceOfLine } from '../../cart/configuration.ts';
import { cartOwner } from '../../cart/owner.ts';
import { type CartNow, type LineNow, priceCart } from '../../cart/priceCart.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOut } from '../../catalogue/layOut.ts';
import type { Handler } from '../../door/call.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';
import { readCompany } from '../../settings.ts';

export const GetCartWebsite: Handler<'GetCartWebsite'> = async ({ customerId, destination }, call) => {
  const foreign = refuseForeignCustomer(call, customerId);
  if (foreign) return foreign;
  const { db } = call.services;
  const owner = cartOwner(call.visitor);
  const open = owner ? await readOpenCart(db, owner) : undefined;
  if (!open || open.lines.length === 0) return ok([]);

  const supplierState = (await readCompany(db)).stateCode;
  const catalogue = await currentCatalogue(call.services);
  await layOut(call, catalogue, open.lines.map(choiceOfLine));
  const cart = await priceCart(db, catalogue, open.lines, { destination, supplierState });
  return ok(cart.lines.map((line) => present(line, cart, destination)));
};

function present({ line, configuration, goods, box, problem }: LineNow, cart: CartNow, to: string | null): CartRow {
  const { outer, inner, board } = configuration;
  return {
    cartId: line.cartId,
    lineId: line.id,
    kind: line.kind,
    categoryId: configuration.categoryId,
    categoryName: configuration.categoryName,
    categoryRoute: configuration.categoryRoute,
    variantId: line.variantId,
    variantName: configuration.variantName,
    image: configuration.image,
    style: configuration.style,
    length: configuration.length,
    width: configuration.width,
    height: configuration.height,
    sellingPrice: Math.round(goods / line.quantity) / 100,
    quantity: line.quantity,
    goods,
    saving: 0,
    savingPercent: 0,
    outerCoatingId: outer?.id ?? null,
    outerCoating: outer?.name ?? 'None',
    innerCoatingId: inner?.id ?? null,
    innerCoating: inner?.name ?? 'None',
    boardId: board.id,
    board: `${board.name} ${board.gsm} gsm`,
    deliveryType: line.deliveryType,
    destination: line.deliveryType === 'SelfPickup' ? null : (to ?? line.destinationPincode),
    gstRate: (box?.gstRateBps ?? line.gstRateBps) / 100,
    description: line.description,
    designType: configuration.designType,
    customDescription: configuration.customDescription,
    designId: configuration.designId,
    netValue: cart.sum.goods,
    discount: 0,
    delivery: cart.sum.delivery,
    gst: cart.sum.tax.total,
    total: cart.sum.total,
    deliveryProblem: cart.deliveryProblem,
    priceNote: problem ?? priceNote(line.goodsPaise, goods),
  };
}

function priceNote(before: number, now: number): string | null {
  if (before === now) return null;
  const went = now > before ? 'risen' : 'fallen';
  return `Our prices have changed: this item has ${went} from ${formatRupees(paise(before))} to ${formatRupees(paise(now))}.`;
}
