import { fail, ok, sheetsIn } from '@boxwright/contract';
import { enterStock, inTransaction, listStock, lockStock, stockItemOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { presentStock } from '../../selling/production/present-stock.ts';
import { materialKey, stockMaterials } from '../../selling/production/stock-materials.ts';
import { warnOfStock } from '../../selling/production/warn-of-stock.ts';

const noSuchMaterial = fail('invalid', 'Please choose the board and the sheet.', { field: 'material' });

export const EnterStock: Handler<'EnterStock'> = async (input, { services, visitor }) => {
  const { material, change, note, seenVersion } = input;
  const typed = sheetsIn(input.sheets) ?? 0;
  const known = [...stockMaterials(await currentCatalogue(services)), ...(await listStock(services.db))];
  const chosen = known.find((each) => materialKey(each) === material);
  if (!chosen) return noSuchMaterial;
  const { materialCode, materialName, sheet } = chosen;
  return inTransaction(services.db, async (tx) => {
    const { id } = await stockItemOf(tx, { materialCode, materialName, sheet });
    const [before] = await lockStock(tx, [id]);
    if (!before) return noSuchMaterial;
    if (change === 'count' && seenVersion !== undefined && seenVersion !== before.version) {
      return fail(
        'conflict',
        `${materialName}, ${sheet} has changed meanwhile: ${before.onHand} sheets are on hand. Please count again.`,
      );
    }
    const sheets = change === 'receipt' ? typed : typed - before.onHand;
    if (sheets === 0)
      return fail('invalid', 'That many sheets are on hand already: there is nothing to correct.', { field: 'sheets' });
    const createdAt = services.now();
    const kind = change === 'receipt' ? ('receipt' as const) : ('correction' as const);
    const staffId = visitor.staff.id;
    await enterStock(tx, { stockItemId: id, kind, sheets, note: note || null, staffId, createdAt });
    await noted(tx, { services, visitor }, 'EnterStock', ['stock', id, `${materialName}, ${sheet}`], {
      before: { onHand: before.onHand },
      after: { onHand: before.onHand + sheets },
      reason: note || null,
    });
    await warnOfStock(tx, [id], createdAt);
    const [after] = await lockStock(tx, [id]);
    return after ? ok(presentStock(after)) : noSuchMaterial;
  });
};
