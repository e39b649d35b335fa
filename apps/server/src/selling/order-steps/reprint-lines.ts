import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { divideHalfUp, formatPieces } from '@boxwright/money';
import { type Plan, planOf } from '@boxwright/pricing';
import type { DbOrTx, NewOrderLine, Order, OrderLine } from '@boxwright/storage';
import { z } from 'zod';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../company/order-number.ts';
import { dieOnFile } from '../goods/die-on-file.ts';
import { priceByOwnCard } from '../production/price-by-own-card.ts';

export interface ReprintLines {
  readonly lines: NewOrderLine[];
  /** What they cost when they were ordered, before tax, in paise. */
  readonly worth: number;
}

/**
 * The lines of an order that makes goods of another one again at no charge: the same goods with their die and artwork, in
 * at most the ordered quantity. Production plans by the parts of the price that the quantity would have, cut with the
 * same dies.
 */
export async function reprintLines(
  db: DbOrTx,
  first: Order,
  ordered: readonly OrderLine[],
  asked: Input<'PrintAgain'>['lines'],
): Promise<Result<ReprintLines>> {
  const lines: NewOrderLine[] = [];
  let worth = 0;
  const positions = new Set<number>();
  for (const { position, quantity } of asked) {
    const line = ordered[position - 1];
    if (!line || positions.has(position)) {
      return fail('invalid', 'The items of the order are others. Please load the page again.', { field: 'lines' });
    }
    positions.add(position);
    if (quantity > line.quantity) {
      return fail('invalid', `Item ${position} has ${formatPieces(line.quantity)}.`, { field: `quantity-${position}` });
    }
    const own = quantity === line.quantity ? null : await priceByOwnCard(db, line, quantity, plannedIn(line));
    // Fewer pieces than the engine prices: the sheets of the whole quantity are reserved.
    lines.push(reprintLine(first, line, quantity, own?.ok ? own.value : line));
    worth += divideHalfUp(BigInt(line.goodsPaise) * BigInt(quantity), BigInt(line.quantity));
  }
  return ok({ lines, worth });
}

/** How the parts of a box lie on the dies of its order. */
const plannedIn = ({ breakdown }: Pick<OrderLine, 'breakdown'>): Plan =>
  planOf(pricedRuns.safeParse(breakdown['parts']).data ?? []);

const pricedRuns = z.array(z.object({ run: z.int().optional() }));

function reprintLine(
  first: Order,
  line: OrderLine,
  quantity: number,
  { breakdown, engineVersion }: Pick<OrderLine, 'breakdown' | 'engineVersion'>,
): NewOrderLine {
  const { kind, variantId, itemName, description, deliveryType, destinationPincode, rateCardId } = line;
  const { configuration, gstRateBps, hsn, artworkState, weightGrams } = line;
  const hasArtwork = Boolean(configuration['artwork']);
  return {
    ...{ kind, variantId, itemName, description, deliveryType, destinationPincode, rateCardId, engineVersion },
    ...{ gstRateBps, hsn, quantity },
    ...{ unitPrice: 0, goodsPaise: 0, deliveryPaise: 0, discountPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    configuration: { ...configuration, quotation: null, agreed: null, ...dieOf(first, line) },
    artworkState: artworkState === null ? null : hasArtwork ? 'checking' : 'awaiting-artwork',
    artworkWish: hasArtwork ? null : line.artworkWish,
    weightGrams: Math.round((weightGrams * quantity) / line.quantity),
    // Nothing is charged, so the price has no parts.
    breakdown: { ...breakdown, lines: [] },
  };
}

/** The first order has paid for the die, if not with this line then with another one, so it exists. */
const dieOf = (first: Order, line: OrderLine) =>
  line.kind === 'box' && (dieOnFile.safeParse(line.configuration['die']).data?.order ?? '') === ''
    ? {
        die: {
          order: orderNumber(first),
          orderedOn: indianDay(first.placedAt),
          drawing: line.configuration['drawing'] ?? 1,
          plan: plannedIn(line),
          grain: line.configuration['grain'] ?? 'free',
        },
      }
    : {};
