import type { Company } from '@boxwright/contract';
import type { ReadyDates } from '@boxwright/orders';
import { transitDaysTo } from '@boxwright/pricing';
import { indianDay } from '../../process/indian-day.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { GoodsKind } from '../goods/goods.ts';
import { workingDaysAfter } from './working-days.ts';

/**
 * When printed goods leave the works, and when they are delivered, if their proof is approved now. Every page, mail and
 * document takes its dates from here. Null where no date can be promised: for samples alone, which have no proof, and
 * where the holidays of the year aren't known yet.
 *
 * @param goods with the pincode of the delivery; null while it is unknown, and when all goods are collected
 */
export function readyDates(
  { holidays, delivery }: Pick<Catalogue, 'holidays' | 'delivery'>,
  { workingDaysToShip }: Pick<Company, 'workingDaysToShip'>,
  goods: { readonly kinds: readonly GoodsKind[]; readonly pincode: string | null; readonly now: Date },
): ReadyDates | null {
  if (goods.kinds.every((kind) => kind === 'sample')) return null;
  const approvedOn = indianDay(goods.now);
  const readyBy = workingDaysAfter(approvedOn, workingDaysToShip, holidays);
  if (readyBy === null) return null;
  const transit =
    delivery && goods.pincode !== null ? transitDaysTo(goods.pincode, delivery.zones, delivery.table) : null;
  return { approvedOn, readyBy, arrivesBy: transit === null ? null : workingDaysAfter(readyBy, transit, holidays) };
}
