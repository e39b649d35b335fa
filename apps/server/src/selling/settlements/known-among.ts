import { type SettledRow, settlementFacts } from '@boxwright/accounting';
import type { SettlementRow } from '@boxwright/storage';

/**
 * The rows of a report that are in the books already: by their keys, and where one of two reports was exported without
 * PayU's numbers of the requests, by all else that names a row. Each row in the books is one of the report.
 */
export function knownAmong(rows: readonly SettledRow[], stored: readonly SettlementRow[]): ReadonlySet<SettledRow> {
  const [inBooks, inReport] = [stored, rows].map((some) => new Set(some.map(({ key }) => key)));
  const left = new Map<string, number>();
  for (const row of stored.filter(({ key }) => !inReport?.has(key))) {
    const { settledOn: day, gatewayPaymentId: payuId, amountPaise: amount, netPaise: net } = row;
    const isNumbered = row.key.startsWith(`${row.kind}:`);
    const name = `${isNumbered} ${settlementFacts({ ...row, day, payuId, amount, net })}`;
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  const isKnown = (row: SettledRow): boolean => {
    if (inBooks?.has(row.key)) return true;
    const name = `${row.requestId === ''} ${settlementFacts(row)}`;
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  };
  return new Set(rows.filter(isKnown));
}
