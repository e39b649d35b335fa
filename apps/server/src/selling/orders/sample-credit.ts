import { bps, type Paise, paise, splitGst } from '@boxwright/money';
import { type DbOrTx, findSamplesToCredit, keepSampleCredits, type PaidSample, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { taxStatesOf } from '../delivery/place-of-supply.ts';
import type { Goods } from '../goods/goods.ts';
import { readGoods } from '../goods/read-goods.ts';

/** A paid sample of a box that is now ordered. Its price is taken off the order, once. */
export interface SampleCredit {
  /** The sample's line in its own order. */
  readonly lineId: number;
  /** Number of that order. */
  readonly number: string;
  /** The price paid for the sample, with tax; once credited, the amount by which the total falls. */
  readonly amount: Paise;
}

interface CartOfBuyer {
  readonly customerId: number;
  readonly cartId: number;
  readonly goods: readonly Goods[];
}

/** The samples that would be credited if this cart were ordered now. */
export async function sampleCreditsFor(
  services: Pick<Services, 'db' | 'gateway' | 'now'>,
  cart: CartOfBuyer,
): Promise<SampleCredit[]> {
  return creditsIn(services.db, services, cart);
}

/**
 * The same while an order is placed, for samples in orders that the caller has locked: nobody else can use them now.
 *
 * A revised order keeps a sample that has become too old since, but not one that was cancelled or refunded.
 */
export const lockedSampleCredits = async (
  tx: Tx,
  services: Pick<Services, 'db' | 'gateway' | 'now'>,
  cart: CartOfBuyer,
  orderIds: readonly number[],
): Promise<SampleCredit[]> => (orderIds.length === 0 ? [] : creditsIn(tx, services, cart, orderIds));

/** Stores which samples an order has used. */
export const storeSampleCredits = (
  tx: Tx,
  orderId: number,
  credits: readonly SampleCredit[],
  now: Date,
): Promise<void> =>
  keepSampleCredits(
    tx,
    orderId,
    credits.map(({ lineId, amount }) => ({ lineId, amountPaise: amount })),
    now,
  );

async function creditsIn(
  db: DbOrTx,
  { db: settings, gateway, now }: Pick<Services, 'db' | 'gateway' | 'now'>,
  { customerId, cartId, goods }: CartOfBuyer,
  orderIds?: readonly number[],
): Promise<SampleCredit[]> {
  const ordered = new Set(goods.filter(({ kind }) => kind === 'box').map(sizeAndItem));
  if (ordered.size === 0) return [];
  const { sampleCreditDays, stateCode } = await readCompany(settings);
  const samples = await findSamplesToCredit(db, {
    customerId,
    cartId,
    since: new Date(now().getTime() - sampleCreditDays * dayMs),
    // No money moved for a sample of the demonstration.
    withSandbox: gateway.name === 'sandbox',
    ...(orderIds ? { orderIds } : {}),
  });
  return samples
    .filter(({ line }) => ordered.has(sizeAndItem(readGoods(line))))
    .map((sample) => ({
      lineId: sample.line.id,
      number: orderNumber(sample.order),
      amount: paidFor(sample, stateCode),
    }));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Equal for a sample and the boxes that it is credited against; board, coatings and print may differ. */
const sizeAndItem = ({ columns: { categoryId, style, length, width, height } }: Goods): string =>
  [categoryId, style, length, width, height].join('|');

/** The price of the sample with its tax, without a fee for the way to pay. */
function paidFor({ line, order }: PaidSample, supplierState: string): Paise {
  const taxable = paise(line.goodsPaise - line.discountPaise);
  const tax = splitGst({ taxable, rate: bps(line.gstRateBps), ...taxStatesOf(supplierState, order) });
  return paise(taxable + tax.total);
}

/**
 * The amount credited for each sample: all of it if the order's goods cost enough. The last one also gets what the
 * total falls further because taxes are rounded (see `lowerTotal`), so that the amounts sum to what is taken off.
 *
 * @param credited the sum's `credit`
 */
export function creditedOf(credits: readonly SampleCredit[], credited: Paise): SampleCredit[] {
  let left: number = credited;
  return credits.flatMap((credit, index) => {
    const amount = paise(index === credits.length - 1 ? left : Math.min(left, credit.amount));
    left -= amount;
    return amount > 0 ? [{ ...credit, amount }] : [];
  });
}
