import { ok } from '@boxwright/contract';
import { inTransaction, saveCoupon } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { changedMeanwhile } from '../../selling/discounts/typed-terms.ts';

export const EndCoupon: Handler<'EndCoupon'> = async ({ id, seen, isEnded }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const ended = await saveCoupon(tx, { id, seen }, { endedAt: isEnded ? call.services.now() : null });
    if (!ended) return changedMeanwhile;
    await noted(tx, call, 'EndCoupon', ['coupon', id, `Coupon ${ended.code}`], { after: { ended: isEnded } });
    return ok({ id, name: ended.code });
  });
