import { ok } from '@boxwright/contract';
import { inTransaction, saveCoupon, savePriceList, type Tx } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { changedMeanwhile } from '../../selling/discounts/typed-terms.ts';

export const EndDiscount: Handler<'EndDiscount'> = async ({ what, id, seen, isEnded }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const name = await end(tx, what, { id, seen }, isEnded ? call.services.now() : null);
    if (name === undefined) return changedMeanwhile;
    const shown = what === 'coupon' ? `Coupon ${name}` : `Price list ${name}`;
    await noted(tx, call, 'EndDiscount', [what, id, shown], { after: { ended: isEnded } });
    return ok({ id, name });
  });

const end = async (
  tx: Tx,
  what: 'price-list' | 'coupon',
  row: { readonly id: number; readonly seen: number },
  endedAt: Date | null,
): Promise<string | undefined> =>
  what === 'coupon'
    ? (await saveCoupon(tx, row, { endedAt }))?.code
    : (await savePriceList(tx, row, { endedAt }))?.name;
