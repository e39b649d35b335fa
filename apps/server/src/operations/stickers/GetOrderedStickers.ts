import { ok } from '@boxwright/contract';
import { stickerLinesOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

/** Lines that are read; equal stickers are listed once. */
const mostLines = 200;

export const GetOrderedStickers: Handler<'GetOrderedStickers'> = async (_input, { services, visitor }) => {
  const lines = await stickerLinesOf(services.db, visitor.customer.id, mostLines);
  const seen = new Set<string>();
  return ok(
    lines.flatMap(({ order, line }) => {
      const { identity, image, name, snapshot } = readGoods(line);
      if (snapshot.kind !== 'sticker') return [];
      const key = JSON.stringify([identity, snapshot.artwork]);
      if (seen.has(key)) return [];
      seen.add(key);
      return {
        orderId: order.id,
        orderNumber: orderNumber(order),
        placedAt: order.placedAt,
        statusLabel: statusLabel(order.status),
        name,
        image,
        shapeId: snapshot.shape.id,
        materialId: snapshot.material.id,
        materialName: snapshot.material.name,
        length: snapshot.length,
        width: snapshot.width,
        askedLength: snapshot.asked.length,
        askedWidth: snapshot.asked.width,
        artwork: snapshot.artwork,
        quantity: line.quantity,
        amount: line.goodsPaise,
      };
    }),
  );
};
