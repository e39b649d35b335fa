import type { PriceTableName } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Publishes the draft as posted. */
export const action = officeAction(async (form) => {
  // The operation refuses an unknown table.
  const kind = form.textOfPage('kind') as PriceTableName;
  const draft = { revision: form.count('revision'), ...form.texts('validFrom', 'note') };
  await form.send('PublishPriceDraft', { kind, ...draft });
  return officePaths.priceTable(kind);
});
