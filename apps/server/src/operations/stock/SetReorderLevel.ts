import { fail, ok, sheetsIn } from '@boxwright/contract';
import { inTransaction, lockStock, setReorderLevel } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { presentStock } from '../../selling/production/present-stock.ts';
import { warnOfStock } from '../../selling/production/warn-of-stock.ts';

const noSuchItem = fail('not_found', 'There is no such stock.');

export const SetReorderLevel: Handler<'SetReorderLevel'> = ({ itemId, level, seenVersion }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const [before] = await lockStock(tx, [itemId]);
    if (!before) return noSuchItem;
    const reorderLevel = sheetsIn(level);
    const now = services.now();
    if (!(await setReorderLevel(tx, { id: itemId, version: seenVersion }, reorderLevel))) {
      return fail('conflict', 'This stock has changed meanwhile. Please load the page again.');
    }
    await noted(
      tx,
      { services, visitor },
      'SetReorderLevel',
      ['stock', itemId, `${before.materialName}, ${before.sheet}`],
      { before: { reorderLevel: before.reorderLevel }, after: { reorderLevel } },
    );
    await warnOfStock(tx, [itemId], now);
    const [after] = await lockStock(tx, [itemId]);
    return after ? ok(presentStock(after)) : noSuchItem;
  });
