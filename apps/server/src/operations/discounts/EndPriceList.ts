import { ok } from '@boxwright/contract';
import { inTransaction, savePriceList } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { changedMeanwhile } from '../../selling/discounts/typed-terms.ts';

export const EndPriceList: Handler<'EndPriceList'> = async ({ id, seen, isEnded }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const ended = await savePriceList(tx, { id, seen }, { endedAt: isEnded ? call.services.now() : null });
    if (!ended) return changedMeanwhile;
    await noted(tx, call, 'EndPriceList', ['price-list', id, `Price list ${ended.name}`], {
      after: { ended: isEnded },
    });
    return ok({ id, name: ended.name });
  });
