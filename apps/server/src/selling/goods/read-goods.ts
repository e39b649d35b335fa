import type { CartLine } from '@boxwright/storage';
import { z } from 'zod';
import type { Choice, Goods, GoodsKind } from './goods.ts';
import { goodsKinds } from './goods-kinds.ts';

// Object.keys returns string[]; the table has exactly these keys.
const kinds = Object.keys(goodsKinds) as GoodsKind[];
/** Snapshots from the time when the shop sold only boxes have no kind. */
const storedKind = z.enum(kinds).default('box');

/** Parses the goods of a stored line or quotation. Throws on anything but a stored snapshot. */
export const readGoods = (stored: Pick<CartLine, 'configuration' | 'variantId'>): Goods =>
  goodsKinds[storedKind.parse(stored.configuration['kind'])].read(stored.configuration, stored.variantId);

/** The choice that a stored line stands for in today's catalogue. */
export const choiceOfLine = (line: Pick<CartLine, 'configuration' | 'variantId'>): Choice => readGoods(line).choice;
