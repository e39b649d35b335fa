import { demonstrationNotice } from '@boxwright/orders';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { orderNumber } from '../company/order-number.ts';
import { laidCut, stickerFigures } from '../goods/sticker/sticker-figures.ts';
import type { StickerSnapshot } from '../goods/sticker/sticker-snapshot.ts';
import { hasUnderprint } from '../goods/sticker/white-ink.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { SheetLine, StickerCut } from './sheet-line.ts';

/**
 * Reads a line by its number in the order, from 1; null when there is no such line, or no stickers in it. Older lines
 * don't say how they are cut: today's shape and material decide.
 */
export function readSheetLine(
  { order, lines, isDemonstration }: StoredOrder,
  number: number,
  catalogue: Pick<Catalogue, 'stickers'>,
): SheetLine | null {
  const line = lines[number - 1];
  const snapshot = line?.goods.snapshot;
  if (!line || snapshot?.kind !== 'sticker') return null;
  const { shape, material } = snapshot;
  const figures = stickerFigures.parse(line.breakdown);
  const { layout, trailSheets } = figures;
  return {
    orderNumber: orderNumber(order),
    line: { number, of: lines.length },
    shapeName: shape.name,
    priceClass: shape.priceClass ?? byId(catalogue.stickers.shapes, shape.id)?.priceClass ?? 'rectangle',
    materialName: material.name,
    ...stickerCut(snapshot, catalogue),
    quantity: line.quantity,
    laidCut: laidCut(snapshot.contour, figures),
    perSheet: layout.count,
    trailSheets,
    notice: isDemonstration ? demonstrationNotice : null,
    date: order.placedAt,
  };
}

/** How a sticker is cut and whether white lies below its print; of older lines, today's shape and material decide. */
export function stickerCut(snapshot: StickerSnapshot, catalogue: Pick<Catalogue, 'stickers'>): StickerCut {
  const { shape, length, width, artwork, contour } = snapshot;
  return {
    outline: shape.outline ?? byId(catalogue.stickers.shapes, shape.id)?.outline ?? 'rectangle',
    whiteUnderprint: hasUnderprint(snapshot, catalogue),
    length,
    width,
    artwork,
    contour,
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[], id: number): T | undefined =>
  rows.find((row) => row.id === id);
