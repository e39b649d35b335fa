import { demonstrationNotice } from '@boxwright/orders';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { orderNumber } from '../company/order-number.ts';
import { stickerFigures } from '../goods/sticker/sticker-figures.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { SheetLine } from './sheet-line.ts';

/**
 * Reads a line by its number in the order, from 1; null when there is no such line, or no stickers in it. Older lines
 * don't say how they are cut: today's shape and material decide.
 */
export function readSheetLine(
  { order, lines, isDemonstration }: StoredOrder,
  number: number,
  { stickers: { shapes, materials } }: Pick<Catalogue, 'stickers'>,
): SheetLine | null {
  const line = lines[number - 1];
  const snapshot = line?.goods.snapshot;
  if (!line || snapshot?.kind !== 'sticker') return null;
  const { shape, material, length, width, artwork, contour } = snapshot;
  const [offeredShape, offeredMaterial] = [byId(shapes, shape.id), byId(materials, material.id)];
  const { layout, trailSheets } = stickerFigures.parse(line.breakdown);
  return {
    orderNumber: orderNumber(order),
    line: { number, of: lines.length },
    shapeName: shape.name,
    outline: shape.outline ?? offeredShape?.outline ?? 'rectangle',
    priceClass: shape.priceClass ?? offeredShape?.priceClass ?? 'rectangle',
    materialName: material.name,
    whiteUnderprint: material.whiteUnderprint ?? offeredMaterial?.whiteUnderprint ?? false,
    length,
    width,
    quantity: line.quantity,
    perSheet: layout.count,
    trailSheets,
    artwork,
    contour,
    notice: isDemonstration ? demonstrationNotice : null,
    date: order.placedAt,
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[], id: number): T | undefined =>
  rows.find((row) => row.id === id);
