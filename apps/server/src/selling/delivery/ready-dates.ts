import type { Company } from '@boxwright/contract';
import type { ReadyDates } from '@boxwright/orders';
import { transitDaysTo } from '@boxwright/pricing';
import { indianDay } from '../../process/indian-day.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { GoodsKind } from '../goods/goods.ts';
import { workingDaysAfter } from './working-days.ts';

/** Artwork that is sent today, at whatever hour, has its proof on the next working day, and can be approved on it. */
const workingDaysToProof = 1;

/**
 * When printed goods leave the works, and when they are delivered. Every page, mail and document takes its dates from
 * here: before the proof is approved an example that can come true, afterwards the days that hold. Null where no date
 * can be named: for samples alone, which are promised in days of their own, and where the holidays of the year aren't known yet.
 *
 * @param goods with the pincode of the delivery; null while it is unknown, and when all goods are collected. `readyBy` is
 *   the day that an order was promised when its proof was approved
 */
export function readyDates(
  { holidays, delivery }: Pick<Catalogue, 'holidays' | 'delivery'>,
  { workingDaysToShip }: Pick<Company, 'workingDaysToShip'>,
  goods: {
    readonly kinds: readonly GoodsKind[];
    readonly pincode: string | null;
    readonly now: Date;
    readonly readyBy?: string | null;
    /** Whether all of it is printed as approved before, so that no proof is awaited. */
    readonly isApproved?: boolean;
  },
): ReadyDates | null {
  if (goods.kinds.every((kind) => kind === 'sample')) return null;
  const held = goods.readyBy ?? null;
  const toProof = goods.isApproved ? 0 : workingDaysToProof;
  const approvedOn = held === null ? workingDaysAfter(indianDay(goods.now), toProof, holidays) : null;
  const readyBy = held ?? (approvedOn && workingDaysAfter(approvedOn, workingDaysToShip, holidays));
  if (readyBy === null) return null;
  const transit =
    delivery && goods.pincode !== null ? transitDaysTo(goods.pincode, delivery.zones, delivery.table) : null;
  return { approvedOn, readyBy, arrivesBy: transit === null ? null : workingDaysAfter(readyBy, transit, holidays) };
}
