import { z } from 'zod';
import { placedArtwork } from '../fields/artwork.ts';
import { orderedStickers } from '../fields/ordered-stickers.ts';
import { quotation } from '../fields/price.ts';
import { stickerLayout, stickerPrice, stickerRoom, stickerStep } from '../fields/sticker-price.ts';
import {
  stickerClass,
  stickerClassFilters,
  stickerMaterial,
  stickerMaterialFilters,
  stickerQuantity,
  stickerQuantityFilters,
  stickerShape,
  stickerShapeFilters,
  stickerSize,
  stickerSizeFilters,
} from '../fields/stickers.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters, recordCount } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import { optionalId, typedNumber, typedQuantity, wholeNumber } from '../kernel/values.ts';
import { quotationToken, quotedTo } from './prices.ts';

/** A shape or material of the catalogue, by its id, name or code; empty if left out. */
export const named = z.codec(z.union([z.number(), line(100)]).nullish(), z.string(), {
  decode: (value) => String(value ?? '').trim(),
  encode: (value) => value,
});

const stickers = {
  shape: field('shape', named),
  material: field('material', named),
  /** In mm; typed, or from the chosen size 'L X W'. A cut around a picture is fitted into it. */
  length: field('length', typedNumber),
  width: field('width', typedNumber),
  /** The buyer's picture. In the special shape the cut around it is sold. */
  artwork: field('artwork', placedArtwork.nullish()),
};

const counted = { recordCount: field('recordCount', recordCount) };

export const stickerOperations = {
  GetStickerMaster: operation({
    summary: 'Classes of sticker shapes with their starting prices.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, where: field('WhereClause', filters(stickerClassFilters)) }),
    output: z.array(stickerClass),
  }),
  GetStickerShapeMaster: operation({
    summary: 'Sticker shapes with their sizes.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, where: field('WhereClause', filters(stickerShapeFilters)) }),
    output: z.array(stickerShape),
  }),
  GetStickerSizeMaster: operation({
    summary: 'Sizes in which sticker shapes are offered.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, where: field('WhereClause', filters(stickerSizeFilters)) }),
    output: z.array(stickerSize),
  }),
  GetStickerQuantityMaster: operation({
    summary: 'Quantities of stickers to choose from.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, where: field('whereClause', filters(stickerQuantityFilters)) }),
    output: z.array(stickerQuantity),
  }),
  GetStickerMaterialMaster: operation({
    summary: 'Materials of stickers.',
    method: 'POST',
    access: 'public',
    input: record({ ...counted, where: field('WhereClause', filters(stickerMaterialFilters)) }),
    output: z.array(stickerMaterial),
  }),
  GetStickerPrice: operation({
    summary: 'Price of stickers with their layout on the sheet; the list has one item.',
    method: 'POST',
    access: 'public',
    input: record({
      quantity: field('quantity', typedNumber),
      ...stickers,
      digital: field('digital', z.literal('Y').nullish()),
    }),
    output: z.array(stickerPrice),
  }),
  GetStickerQuote: operation({
    summary:
      'Everything that stickers cost, in one answer: the price of their quantity and of other quantities, the layout on the sheet, and how many more fit on the last sheet.',
    method: 'POST',
    access: 'public',
    customerIds: ({ customerId }) => [customerId],
    input: record({
      ...stickers,
      /** The customer whose price lists apply; without it, the prices are those for everybody. */
      customerId: field('customerid', optionalId),
      /** Left out while none is chosen; other quantities are priced all the same. */
      quantity: field('quantity', typedQuantity(-1_000_000_000).nullish()),
      /** Further quantities to price; if left out, those of the shop's ladder. */
      quantities: field('quantities', z.array(wholeNumber(1, 1_000_000)).max(24).optional()),
      quotation: field('quotation', quotationToken),
    }),
    output: record({
      /** The same as from GetStickerPrice; null without a quantity. */
      price: field('price', stickerPrice.nullable()),
      /** Number of the quotation with this price; null for today's price. */
      quotation: field('quotation_number', z.string().nullable()),
      /** Prices of the further quantities, ascending. */
      steps: field('steps', z.array(stickerStep)),
      layout: field('layout', stickerLayout),
      /** Null without a quantity, or if the last sheet is full. */
      room: field('room', stickerRoom.nullable()),
    }),
  }),
  GetStickerQuotation: operation({
    summary: 'Makes a quotation for stickers, valid for 15 days, as a PDF: goods, GST, and a link to order.',
    method: 'POST',
    access: 'public',
    input: record({
      ...stickers,
      quantity: field('quantity', typedQuantity(-1_000_000_000)),
      ...quotedTo,
    }),
    output: quotation,
  }),
  GetOrderedStickers: operation({
    summary: "The signed-in customer's past stickers, to order them again; the latest first.",
    method: 'POST',
    access: 'customer',
    input: record(counted),
    output: z.array(orderedStickers),
  }),
};
