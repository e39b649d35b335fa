import type { PriceTableName } from '@boxwright/contract';
import { redirect } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** The draft with its comparison. Without a draft there is nothing to compare, so the table's page is shown. */
export async function loadComparison(api: ServerApi, url: URL, kind: PriceTableName) {
  const table = await officeCall(api, url, 'GetPriceTable', { kind });
  const { draft } = table;
  if (draft === null) throw redirect(officePaths.priceTable(kind));
  const answer = await api.call('ComparePriceDraft', { kind, revision: draft.revision });
  return {
    table: { kind, name: table.name, today: table.today },
    draft,
    comparison: answer.ok ? answer.value : null,
    refusal: answer.ok ? '' : answer.failure.text,
  };
}
