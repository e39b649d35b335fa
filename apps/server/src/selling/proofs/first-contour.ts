import { cutOffset, cutSmoothing, ok, type Result } from '@boxwright/contract';
import { linesOfOrders, orderOfLine } from '@boxwright/storage';
import { isCutAround } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';
import type { StickerContour } from '../goods/sticker/sticker-snapshot.ts';
import { type ContourCaller, traceSticker } from '../goods/sticker/trace-sticker.ts';

/**
 * The cut around the first picture of stickers that were ordered without one, fitted into the size that was ordered and
 * paid; null for all other lines. It is traced before the transaction that takes the file, because it takes time.
 */
export async function firstContour(
  call: ContourCaller,
  lineId: number,
  token: string,
): Promise<Result<StickerContour | null>> {
  const { db } = call.services;
  const orderId = await orderOfLine(db, lineId);
  const line = orderId && (await linesOfOrders(db, [orderId])).find(({ id }) => id === lineId);
  if (!line) return ok(null);
  const { snapshot } = readGoods(line);
  if (snapshot.kind !== 'sticker' || !isCutAround(snapshot) || snapshot.artwork !== null) return ok(null);
  const artwork = { token, offset: cutOffset.usual, smoothing: cutSmoothing.usual };
  return traceSticker(call, { artwork, ...snapshot.asked, areOrdered: true });
}
