import { z } from 'zod';
import { artworkToken, chosenPlace, placedArtwork } from '../fields/artwork.ts';
import { cartRow, deliveryType } from '../fields/cart.ts';
import { longestNote } from '../forms/box.ts';
import { artworkWishes } from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line, paragraphs } from '../kernel/text.ts';
import { destinationPincode, formGstin, formText, id, ignored, optionalId, typedQuantity } from '../kernel/values.ts';
import { boxContents, boxGrain, boxPrint, ownSize, quotationToken } from './prices.ts';
import { named } from './stickers.ts';

const item = record({
  /** Id of the variant; 196 for stickers. */
  item: field('Item', id),
  /** Pieces of a new line, or the change (+1, -1) of an existing one. The handler refuses too few, and says the least. */
  quantity: field('Quantity', z.union([typedQuantity(0), z.literal(-1)])),
});

/** The items as a list, or as the JSON text that the specification's client sends. */
const items = z.codec(z.union([z.array(z.unknown()).max(20), paragraphs(4_000)]), z.array(item).min(1).max(20), {
  decode: (value, context) => {
    if (Array.isArray(value)) return value as never; // checked by the array of items that follows
    try {
      return [JSON.parse(value)].flat() as never;
    } catch {
      context.issues.push({ code: 'custom', input: value, message: 'must be a list of items' });
      return z.NEVER;
    }
  },
  encode: (value) => value,
});

const suppliedTo = record({
  deliveryStateId: field('delivery_state', optionalId),
  billingStateId: field('billing_state', optionalId),
  billedGstin: field('billed_gstin', formGstin),
});

export const cartOperations = {
  AddToCartWebsite: operation({
    summary:
      'Puts a configured box, a sample of it or stickers into the cart; or changes a line’s goods, quantity or delivery.',
    method: 'POST',
    access: 'public',
    customerIds: ({ customerId }) => [customerId],
    input: record({
      cartId: field('orderid', optionalId),
      items: field('itemdetails', items),
      outerCoatingId: field('outercoatingid', optionalId),
      innerCoatingId: field('innercoatingid', optionalId),
      /** Absent when a line's quantity is changed. */
      boardId: field('boardid', optionalId),
      ...ownSize,
      ...boxContents,
      ...boxPrint,
      ...boxGrain,
      /** For stickers, with their length and width; absent when a line's quantity is changed. */
      shape: field('shape', named.optional()),
      material: field('material', named.optional()),
      artwork: field('artwork', placedArtwork.nullish()),
      /** The file that a box or a sample is printed with; left out, an edited line keeps its own. */
      boxArtwork: field('artwork_token', artworkToken.nullish()),
      /** Where the buyer has put that file on the drawing of the box. */
      boxArtworkPlace: field('artwork_place', chosenPlace.nullish()),
      /** A quotation for exactly this box and quantity: while valid, its price applies. */
      quotation: field('quotation', quotationToken),
      deliveryType: field('deliverytype', deliveryType.nullish()),
      destination: field('destination_pin', destinationPincode),
      /**
       * The line to change: with a board into this box, with a shape into these stickers, with neither only its
       * quantity (a step of ±1) or delivery.
       */
      lineId: field('cartlineid', optionalId),
      /** The quantity typed for that line, instead of a step of ±1. */
      newQuantity: field('newquantity', typedQuantity(0).optional()),
      /** Whether the line is a sample of the box. Samples of stickers are marked by `item`. The specification chose the name. */
      orderType: field('Ordertype', z.enum(['Ordersample', 'Stickers']).optional()),
      /**
       * What to do if another line of the cart has the same goods, or, when a quantity or delivery changes, equal ones:
       * `ask` changes nothing and answers 409, with that line and its quantity as details.
       */
      ifSame: field('ifsame', z.literal('ask').optional()),
      /** When a line was changed: another line of the same goods, which was removed. */
      mergedLineId: field('mergedlineid', id.optional()),
      /** How the stickers' design is made, in the page's words. */
      designType: field('designType', line(100).nullish()),
      /** What the buyer says about artwork that hasn't come; left out, an edited line keeps it. */
      artworkWish: field('artwork_wish', z.enum(artworkWishes).nullish()),
      /** The buyer's note to the printer. */
      customDescription: field('CustomItemDescription', paragraphs(longestNote, 'the note to the printer').nullish()),
      designId: field('designid', optionalId),
      customerId: field('customerid', optionalId),
      status: field('status', z.literal('INCART').optional()),
      sentDate: field('orderdate', ignored),
      sentDescription: field('orderdescription', ignored),
      /** For stickers; the server makes its own. */
      sentCalculation: field('stickerCalculation', ignored),
      sentShipping: field('shippingcharge', ignored),
      sentGst: field('gst', ignored),
      sentTotal: field('totalamount', ignored),
      createdOn: field('createdon', ignored),
      updatedOn: field('updatedon', ignored),
      updatedBy: field('updatedby', ignored),
    }),
    output: record({ cartId: field('order_id', z.int()), lineId: field('cart_line_id', z.int()) }),
  }),
  GetCartWebsite: operation({
    summary: "The visitor's cart, line by line, priced as of now.",
    method: 'POST',
    access: 'public',
    personal: true,
    customerIds: ({ customerId }) => [customerId],
    input: record({
      cartId: field('orderid', optionalId),
      customerId: field('id', optionalId),
      /** The pincode as changed on the cart page (the name is the specification's). */
      destination: field('stateid', destinationPincode),
      /** What decides about its taxes, once addresses are chosen or typed. */
      addresses: field('addresses', suppliedTo.nullish()),
    }),
    output: z.array(cartRow),
  }),
  DeleteCart: operation({
    summary: 'Removes a line from the cart.',
    method: 'POST',
    access: 'public',
    customerIds: ({ customerId }) => [customerId],
    input: record({
      cartId: field('cartID', id),
      lineId: field('cartlineid', id),
      customerId: field('customerid', optionalId),
    }),
    output: record({ cartId: field('order_id', z.int()) }),
  }),
  EnterCoupon: operation({
    summary: 'Has the visitor’s cart use a coupon; an empty code takes it out. It is counted once the cart is ordered.',
    method: 'POST',
    access: 'public',
    input: record({ code: field('fld_code', formText(40)) }),
    output: record({ code: field('fld_code', z.string()) }),
  }),
  AttachArtworkInCart: operation({
    summary:
      'Has an item of the cart printed with an uploaded file, in place of the one before; or takes the file off, and keeps what its buyer says about artwork that hasn’t come. Stickers that are cut around their picture are given it by AddToCartWebsite.',
    method: 'POST',
    access: 'public',
    input: record({
      cartId: field('cart_id', id),
      lineId: field('cart_line_id', id),
      /** Null takes the file off. */
      artwork: field('artwork_token', artworkToken.nullable()),
      /** Only without a file. */
      wish: field('artwork_wish', z.enum(artworkWishes).nullish()),
    }),
    output: record({ lineId: field('cart_line_id', z.int()) }),
  }),
  MoveTmpCrtToMain: operation({
    summary: "Moves the cart that was filled before sign-in to the customer's own cart, as far as it has room.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ customerId }) => [customerId],
    input: record({ customerId: field('customerid', optionalId), cartId: field('cartid', optionalId) }),
    output: record({
      cartId: field('order_id', z.int().nullable()),
      lines: field('lines', z.int()),
      /** A note to the buyer if lines didn't fit into the customer's cart and stay in the anonymous one. */
      note: field('note', z.string().nullable()),
    }),
  }),
};
