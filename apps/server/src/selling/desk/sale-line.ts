import type { SaleLine } from '@boxwright/contract';
import type { OrderLine } from '@boxwright/storage';
import type { LineNow } from '../cart/price-cart.ts';
import type { Goods, PricedGoods } from '../goods/goods.ts';
import { isPlainSample, takesFile } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';
import { stickerGoods } from '../goods/sticker/sticker-goods.ts';
import { leastAgreed } from '../settings/desk-terms.ts';
import { engineGoods } from './engine-goods.ts';

/** A line of a sale as staff see it, with the shop's own price and the reason for an agreed one. */
export function saleLine(
  { line, goods, priced, problem, amount }: LineNow,
  staff: ReadonlyMap<number, string>,
  mostDiscountBps: number,
): SaleLine {
  const agreed = priced?.snapshot.agreed ?? null;
  const engine = priced ? engineGoods(priced).price.total : amount;
  return {
    id: line.id,
    kind: line.kind,
    name: goods.name,
    description: descriptionOf(goods),
    quantity: line.quantity,
    deliveryType: line.deliveryType,
    amount,
    enginePrice: engine,
    leastPrice: leastAgreed(engine, mostDiscountBps),
    agreed: agreed && { reason: agreed.reason, by: staff.get(agreed.staffId) ?? '', on: agreed.on },
    gstRate: (priced?.gstRateBps ?? line.gstRateBps) / 100,
    problem,
    artwork: artworkOf(goods),
    takesFile: takesFile(goods.snapshot),
    note: goods.snapshot.customDescription ?? '',
    quotation: priced ? quotationOf(priced) : null,
  };
}

/** A line of a sale that was ordered, as it was ordered: not at today's prices. */
export function orderedLine(line: OrderLine, staff: ReadonlyMap<number, string>): SaleLine {
  const goods = readGoods(line);
  const { agreed, quotation } = goods.snapshot;
  return {
    id: line.id,
    kind: line.kind,
    name: line.itemName,
    description: descriptionOf(goods),
    quantity: line.quantity,
    deliveryType: line.deliveryType,
    amount: line.goodsPaise,
    enginePrice: agreed?.engine ?? line.goodsPaise,
    leastPrice: line.goodsPaise,
    agreed: agreed && { reason: agreed.reason, by: staff.get(agreed.staffId) ?? '', on: agreed.on },
    gstRate: line.gstRateBps / 100,
    problem: null,
    artwork: artworkOf(goods),
    takesFile: takesFile(goods.snapshot),
    note: goods.snapshot.customDescription ?? '',
    quotation: agreed === null ? (quotation?.number ?? null) : null,
  };
}

/**
 * The description of goods, with what staff ask a caller about: the board of a sample, and whether it is plain. A file
 * has its own place.
 */
function descriptionOf({ snapshot, description }: Goods): string {
  if (snapshot.kind === 'sticker') return stickerGoods({ ...snapshot, artwork: null }).description;
  if (snapshot.kind === 'box') return description;
  const board = `Chosen board: ${snapshot.board.name} ${snapshot.board.gsm} gsm.`;
  return [description, board, ...(isPlainSample(snapshot) ? ['Without a file it is made plain.'] : [])].join(' ');
}

const artworkOf = ({ snapshot: { artwork } }: Goods): SaleLine['artwork'] =>
  artwork && { name: artwork.name, token: artwork.token };

/** The quotation whose price the goods have: while it is valid and lower than today's. */
const quotationOf = ({ snapshot: { agreed, quotation }, price }: PricedGoods): string | null =>
  agreed === null && quotation !== null && quotation.price.total === price.total ? quotation.number : null;
