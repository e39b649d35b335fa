import { type CartRow, type Input, ok, stickerItem } from '@boxwright/contract';
import { discountsByName, sumOf } from '@boxwright/money';
import { type Db, readOpenCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { presentAttached } from '../../selling/artwork/present-artwork.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { presentCoupon } from '../../selling/cart/present-coupon.ts';
import { type CartNow, type CartTo, type LineNow, priceCart } from '../../selling/cart/price-cart.ts';
import { priceNote } from '../../selling/cart/price-note.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { couponOfCart } from '../../selling/coupons/coupon-of-cart.ts';
import { billedTo } from '../../selling/delivery/billed-to.ts';
import { readyDates } from '../../selling/delivery/ready-dates.ts';
import { readStates } from '../../selling/delivery/states.ts';
import { supplyTextOf } from '../../selling/delivery/supply-text.ts';
import { proofsBefore } from '../../selling/goods/approved-before.ts';
import { dieIn } from '../../selling/goods/die-in.ts';
import { dieTermsOf } from '../../selling/goods/die-terms.ts';
import { firstArtworkState, isCutAround, isPlainSample, takesFile } from '../../selling/goods/is-printed.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { choiceOfLine, readGoods } from '../../selling/goods/read-goods.ts';
import { stickerLineOf } from '../../selling/goods/sticker/sticker-line.ts';
import { creditedOf, type SampleCredit, sampleCreditsFor } from '../../selling/orders/sample-credit.ts';

export const GetCartWebsite: Handler<'GetCartWebsite'> = async (input, call) => {
  const { destination } = input;
  const { db } = call.services;
  const owner = cartOwner(call.visitor);
  const company = await readCompany(db);
  const open = owner
    ? await readOpenCart(db, owner, dieTermsOf(call.services, company), indianDay(call.services.now()))
    : undefined;
  if (!open || open.lines.length === 0) return ok([]);

  const catalogue = await currentCatalogue(call.services);
  await layOut(call, catalogue, open.lines.map(choiceOfLine));
  const credits = await creditsFor(open, call);
  const entered = await couponOfCart(call.services, open.cart, call.visitor.customer);
  const cart = await priceCart(db, catalogue, open.lines, company, await cartTo(input, db), {
    credits: credits.map(({ amount }) => amount),
    lists: open.lists,
    coupon: entered?.problem === null ? entered.coupon : null,
  });
  const proofBeforeOf = await proofsBefore(
    db,
    call.visitor.customer?.id ?? null,
    cart.lines.map(({ goods }) => goods),
  );
  const ofCart = {
    supply: input.addresses ? await supplyTextOf(db, company, cart.supply) : '',
    discounts: discountsByName(cart.lines.flatMap(({ discounts }) => discounts)),
    coupon: entered && presentCoupon(entered, cart),
    sampleCredits: creditedOf(credits, cart.sum.credit),
    dates: readyDates(catalogue, company, {
      kinds: open.lines.map(({ kind }) => kind),
      pincode: cart.pincode,
      now: call.services.now(),
      isApproved:
        cart.lines.every(({ goods }) => firstArtworkState(goods.snapshot) === null) ||
        cart.lines.every(({ goods }) => isPlainSample(goods.snapshot) || proofBeforeOf(goods)?.isSame),
    }),
  };
  return ok(
    cart.lines.map((line) => ({
      ...present(line, cart, { to: destination, day: catalogue.day }),
      proofBefore: proofBeforeOf(line.goods),
      ...ofCart,
    })),
  );
};

/** Where the cart goes, and who is billed as far as addresses are known. */
async function cartTo({ destination, addresses }: Input<'GetCartWebsite'>, db: Db): Promise<CartTo> {
  if (!addresses) return { destination, billed: null };
  const { codes } = await readStates(db);
  const codeOf = (stateId: number | null) => (stateId === null ? null : (codes.get(stateId) ?? null));
  return {
    destination,
    stateGstCode: codeOf(addresses.deliveryStateId),
    billed: await billedTo(db, { gstin: addresses.billedGstin, stateGstCode: codeOf(addresses.billingStateId) }),
  };
}

async function creditsFor(
  { cart, lines, hasOrderedSample }: NonNullable<Awaited<ReturnType<typeof readOpenCart>>>,
  { services, visitor: { customer } }: Parameters<typeof GetCartWebsite>[1],
): Promise<SampleCredit[]> {
  if (!customer || !hasOrderedSample) return [];
  return sampleCreditsFor(services, { customerId: customer.id, cartId: cart.id, goods: lines.map(readGoods) });
}

function present(
  { line, goods, amount, priced, problem, discounts }: LineNow,
  cart: CartNow,
  { to, day }: { readonly to: string | null; readonly day: string },
): Omit<CartRow, 'sampleCredits' | 'discounts' | 'coupon' | 'dates' | 'supply' | 'proofBefore'> {
  const { caliper: _, ...columns } = goods.columns;
  const { designType, customDescription, designId } = goods.snapshot;
  const saving = sumOf(discounts);
  const gstRateBps = priced?.gstRateBps ?? line.gstRateBps;
  return {
    cartId: line.cartId,
    lineId: line.id,
    kind: line.kind,
    variantId: line.kind === 'sticker' ? stickerItem : line.variantId,
    variantName: goods.name,
    image: goods.image,
    ...columns,
    sellingPrice: Math.round(amount / line.quantity) / 100,
    quantity: line.quantity,
    goods: amount,
    saving,
    savingPercent: amount === 0 ? 0 : Math.round((saving / amount) * 1_000) / 10,
    deliveryType: line.deliveryType,
    destination: line.deliveryType === 'SelfPickup' ? null : (to ?? line.destinationPincode),
    gstRate: gstRateBps / 100,
    description: line.description,
    designType,
    customDescription,
    designId,
    artwork: goods.snapshot.kind === 'sticker' ? null : presentAttached(goods.snapshot.artwork),
    takesFile: takesFile(goods.snapshot) && !isCutAround(goods.snapshot),
    artworkWish: goods.snapshot.artworkWish,
    sticker: stickerLineOf({
      goods,
      quantity: line.quantity,
      amount,
      gstRateBps,
      figures: priced?.price ?? line.breakdown,
    }),
    netValue: cart.sum.goods,
    discount: cart.sum.discount,
    delivery: cart.sum.delivery,
    gst: cart.sum.tax.total,
    total: cart.sum.total,
    deliveryProblem: cart.deliveryProblem,
    priceNote: problem ?? priceNote({ line, goods, amount, priced }, day),
    die: priced && dieIn(priced),
  };
}
